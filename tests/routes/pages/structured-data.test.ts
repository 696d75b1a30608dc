import { share } from "../fuzz/odd-values.ts";
import { expectStructuredData } from "./structured-data.ts";

expectStructuredData(share, ["de", "zh"]);
