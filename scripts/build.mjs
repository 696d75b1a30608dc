import { build, installDependencies } from "./node.mjs";

// `npm run build`: always anew, what `wrangler deploy` uploads.
installDependencies();
build();
