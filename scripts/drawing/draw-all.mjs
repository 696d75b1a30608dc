import { ENVIRONMENT, NODE } from "../node.mjs";
import { runQuietly } from "../steps.mjs";

// What the build takes from files that git does not keep. In two rows, as machines have two cores.
const rows = [
	["draw-atlas", "print-pictures"],
	["cut-fonts", "cut-paper-fonts"],
];
await Promise.all(rows.map(runInTurn));

async function runInTurn(names) {
	for (const name of names) {
		const { code, output } = await runQuietly(NODE, [`scripts/drawing/${name}.ts`], ENVIRONMENT);
		if (code === 0) continue;
		console.error(output);
		process.exit(code);
	}
}
