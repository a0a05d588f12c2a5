/*
 * What pages are made of besides, in one chunk; those that React has from the start do without it.
 */
import "../../shared/enquiry/enquiry-cv.ts";
import "../../shared/enquiry/enquiry.ts";
import "../../shared/enquiry/starter.ts";
import "../../shared/enquiry/topics.ts";
import "../contract/ContractBeads.tsx";
import "../positions/PositionCards.tsx";
import "../positions/position-filter.ts";
import "../sections/ArticleCards.tsx";
import "../sections/CopySections.tsx";
import "../sections/Facts.tsx";
import "../sections/Lines.tsx";
import "../sections/LinkCards.tsx";
import "../sections/LinkRows.tsx";
import "../sections/LocalNav.tsx";
import "../sections/NoFees.tsx";
import "../sections/PageLinks.tsx";
import "../sections/PageList.tsx";
import "../sections/PartsNav.tsx";
import "../sections/Picture.tsx";
import "../sections/Points.tsx";
import "../sections/Questions.tsx";
import "../sections/RelatedLinks.tsx";
import "../sections/Term.tsx";
import "../sections/Terms.tsx";
import "../sections/heads/IndexHead.tsx";
import "../sections/heads/ItemHead.tsx";
import "../services/ModelsTable.module.css";
import "../state/use-trusted-html.ts";
import "./ArticlePage.module.css";
