import { build, buildWhenChanged, installDependencies } from "./node.mjs";

// `npm run build`: always anew, what `wrangler deploy` uploads. Tests take what was built last, when nothing has changed since.
installDependencies();
const isDrawn = process.argv.includes("--drawn");
if (process.argv.includes("--when-changed")) buildWhenChanged({ isDrawn });
else build({ isDrawn });
