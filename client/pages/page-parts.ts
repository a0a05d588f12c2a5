/*
 * What more than one page's chunk is made of. It is loaded with the entry: apart, each group of
 * pages that shares a part would make a chunk of a few hundred bytes.
 */
import "../sections/ArticleCards.tsx";
import "../../shared/enquiry/topics.ts";
import "../sections/Facts.tsx";
import "../sections/LinkCards.tsx";
import "../sections/LocalNav.tsx";
import "../sections/PageIntro.tsx";
import "../sections/Picture.tsx";
import "../sections/Points.tsx";
import "../sections/Questions.tsx";
import "../sections/Section.tsx";
import "../state/page-data-context.ts";
import "../telephone.ts";
import "../../shared/enquiry/enquiry-cv.ts";
import "../../shared/pages/feed-address.ts";
