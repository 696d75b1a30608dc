import { build, buildWhenChanged, installDependencies } from "./node.mjs";

// `npm run build`: always anew, what `wrangler deploy` uploads. `--when-changed`: what is tried here, unless it was built already.
await installDependencies();
const isDrawn = process.argv.includes("--drawn");
if (process.argv.includes("--when-changed")) await buildWhenChanged({ isDrawn });
else await build({ isDrawn, isForDeployment: true });
