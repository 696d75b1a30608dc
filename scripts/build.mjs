import { buildWhenStale, installDependencies } from "./node.mjs";

// `npm run build`: what `wrangler deploy` uploads.
installDependencies();
buildWhenStale();
