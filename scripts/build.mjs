import { build, buildWhenChanged, installDependencies } from "./node.mjs";

// `npm run build`: always anew, what `wrangler deploy` uploads. Tests take what was built last, when nothing has changed since.
installDependencies();
if (process.argv.includes("--when-changed")) buildWhenChanged();
else build();
