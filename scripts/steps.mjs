import { spawn } from "node:child_process";

/** What runs at the moment, to be ended with this process. */
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
	process.on(signal, () => {
		for (const child of running) child.kill(signal);
		process.exit(1);
	});
}

/**
 * Runs a command and says one line when it is done: what, and in how many seconds; with `isTelling` also what it printed. One that
 * fails shows all that it printed, and ends this process and everything beside it with its code.
 */
export async function runStep({ title, command, args, environment, isTelling = false }) {
	const startedAt = Date.now();
	const { code, output } = await runQuietly(command, args, environment);
	if (code === 0) {
		console.log(`${stepLine(title, startedAt)}${isTelling ? indented(output) : ""}`);
		return;
	}
	console.error(`${output}\n${stepLine(`FAILED: ${title}`, startedAt)}`);
	for (const child of running) child.kill();
	process.exit(code);
}

/** What was done and how many seconds it took. */
export function stepLine(title, startedAt) {
	return `${title.padEnd(42)}${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`;
}

/** Runs a command to its end; what it prints comes back. */
export function runQuietly(command, args, environment) {
	return new Promise((resolve) => {
		const chunks = [];
		const options = { env: environment, stdio: ["ignore", "pipe", "pipe"], shell: needsShell(command) };
		const child = spawn(command, args, options);
		running.add(child);
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
		child.on("error", (error) => chunks.push(Buffer.from(`${command}: ${error.message}\n`)));
		child.on("close", (code) => {
			running.delete(child);
			resolve({ code: code ?? 1, output: String(Buffer.concat(chunks)) });
		});
	});
}

/** On Windows npm and the tools in `node_modules/.bin` are batch files. */
function needsShell(command) {
	return process.platform === "win32" && !command.endsWith(".exe");
}

function indented(output) {
	return output.trim() && `\n${output.trim().replace(/^/gm, "  ")}`;
}
