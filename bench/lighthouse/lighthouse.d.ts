/** The parts of Lighthouse that we use; its own types exist only once it is installed. */
declare module "lighthouse" {
	export type Flags = {
		port: number;
		output: "json";
		logLevel: "silent";
		onlyCategories: string[];
		skipAudits: string[];
		clearStorageTypes: string[];
	};
	type Audit = {
		title: string;
		/** From 0 to 1; null if not applicable. */
		score: number | null;
		numericValue?: number;
		details?: object;
	};
	type AuditRef = { id: string; weight: number; group?: string };
	export type Result = {
		finalDisplayedUrl?: string;
		runtimeError?: { message: string };
		categories: Record<string, { score: number | null; auditRefs: AuditRef[] }>;
		audits: Record<string, Audit>;
		environment: { benchmarkIndex: number };
	};
	export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
