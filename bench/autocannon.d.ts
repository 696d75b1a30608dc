/** The parts of autocannon that we use; it ships no types. */
declare module "autocannon" {
	type Options = {
		url: string;
		headers?: Record<string, string>;
		connections: number;
		amount?: number;
		timeout?: number;
		/** Sent in turn; each may change the request before it is sent. */
		requests?: { setupRequest: <Request>(request: Request) => Request & { path: string } }[];
		/** Milliseconds between checks whether it is over. */
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
