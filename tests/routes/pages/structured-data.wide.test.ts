import { rest } from "../fuzz/odd-values.ts";
import { expectStructuredData } from "./structured-data.ts";

expectStructuredData(rest, ["ru", "fr", "es"]);
