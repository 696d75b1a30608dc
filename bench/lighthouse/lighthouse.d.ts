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
