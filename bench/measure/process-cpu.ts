import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export function findWorkerd(parent: number): number | null {
	const pids = listProcesses().filter((pid) => {
		const stat = readStat(pid);
		return stat?.name === "workerd" && stat.parent === parent;
	});
	return pids[0] ?? null;
}

/** User and system time of all threads in milliseconds; null without /proc. */
export function cpuMilliseconds(pid: number | null): number | null {
	const stat = pid === null ? null : readStat(pid);
	return stat && (stat.ticks / ticksPerSecond()) * 1000;
}

function listProcesses(): number[] {
	try {
		return readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.map(Number);
	} catch {
		return [];
	}
}

/** Fields 2, 4, 14 and 15 of proc(5). The name may contain spaces and brackets. */
function readStat(pid: number) {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "utf8");
		const [head, tail] = [text.slice(0, text.lastIndexOf(")")), text.slice(text.lastIndexOf(")") + 2)];
		const fields = tail.split(" ");
		const ticks = Number(fields[11]) + Number(fields[12]);
		return { name: head.slice(head.indexOf("(") + 1), parent: Number(fields[1]), ticks };
	} catch {
		return null;
	}
}

let ticks: number | undefined;

function ticksPerSecond(): number {
	ticks ??= Number(spawnSync("getconf", ["CLK_TCK"], { encoding: "utf8" }).stdout) || 100;
	return ticks;
}
