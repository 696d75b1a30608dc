import { REPRESENTATIVES } from "../../e2e/every-page.ts";
import { expectStandard, PAGES } from "./standard-html.ts";

expectStandard(PAGES.filter(({ name }) => !REPRESENTATIVES.includes(name)));
