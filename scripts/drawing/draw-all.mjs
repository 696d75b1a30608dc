import { drawAndCut } from "../node.mjs";

drawAndCut();
