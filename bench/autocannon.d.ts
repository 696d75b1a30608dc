/** What the benchmark uses of autocannon, which ships no types. */
declare module "autocannon" {
	type Options = {
		url: string;
		headers?: Record<string, string>;
		connections: number;
		/** Requests in all. */
		amount?: number;
		/** Seconds. */
		timeout?: number;
		/** Sent in turns; each may change a request before it leaves. */
		requests?: { setupRequest: <Request>(request: Request) => Request & { path: string } }[];
		/** Milliseconds between two looks at whether it is over. */
		sampleInt?: number;
	};
	type Result = {
		errors: number;
		timeouts: number;
		non2xx: number;
		statusCodeStats: Record<string, { count: number }>;
	};
	interface Run extends Promise<Result> {
		on(
			event: "response",
			listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
		): this;
		stop(): void;
	}
	export default function autocannon(options: Options): Run;
}
