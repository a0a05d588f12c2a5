/*
 * The components of every page. As separate modules, each set of pages that shares one would get a
 * chunk of a few hundred bytes.
 */
import { createPageBody } from "../layouts/page-body.tsx";
import { setBodyMaker } from "../navigation/load-page.ts";
import "../sections/Later.tsx";
import "../sections/PageIntro.tsx";
import "../sections/Section.tsx";
import "../state/trusted-content.ts";
import "../state/use-posted.ts";
import "../../shared/pages/file-addresses.ts";

setBodyMaker(createPageBody);
