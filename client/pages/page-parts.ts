/*
 * What more than one page's chunk is made of. It is loaded with the entry: apart, each group of
 * pages that shares a part would make a chunk of a few hundred bytes.
 */
import "../components/ArticleCards.tsx";
import "../components/enquiry/topics.ts";
import "../components/Facts.tsx";
import "../components/LinkCards.tsx";
import "../components/LocalNav.tsx";
import "../components/PageIntro.tsx";
import "../components/Picture.tsx";
import "../components/Points.tsx";
import "../components/Questions.tsx";
import "../components/Section.tsx";
import "../state/page-data-context.ts";
import "../telephone.ts";
import "../../shared/enquiry-cv.ts";
import "../../shared/feed.ts";
