import { openedSchool } from "../school.ts";
import { expectManuals } from "./whole-manual.ts";

expectManuals(openedSchool(), ["", "/de", "/ru"]);
