import { z } from "zod";

export type Environment = z.infer<typeof EnvironmentSchema>;

/**
 * Throws one Error that names each missing or wrong variable and how to set it, never a value. `ENVIRONMENT` defaults
 * to production, where `RATE_LIMIT_SCALE` is always 1.
 */
export function parseEnvironment(env: unknown): Environment {
	const key = typeof env === "object" && env !== null ? env : {};
	const known = parsed.get(key);
	if (known) return known;

	const result = EnvironmentSchema.safeParse(key);
	if (!result.success) throw new Error(explain(result.error));
	parsed.set(key, result.data);
	return result.data;
}

const parsed = new WeakMap<object, Environment>();

/** Bindings are runtime objects; only the presence of the methods we call can be checked. */
function binding<T>(...methods: string[]) {
	return z.custom<T>((value) => {
		if (typeof value !== "object" && typeof value !== "function") return false;
		return value !== null && methods.every((name) => typeof Reflect.get(value, name) === "function");
	});
}

/** An unset variable in wrangler.toml is often left as `""`. */
function optionalText<T extends z.ZodType>(schema: T) {
	return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

const Origin = z
	.string()
	.refine(isBareOrigin, { abort: true })
	.transform((value) => new URL(value).origin);

function isBareOrigin(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const url = new URL(value);
	return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
	} catch {
		return false;
	}
}

const Scale = z.preprocess(
	(value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value === "" ? undefined : value),
	z.number().positive().optional(),
);

const SigningKeyText = z.string().transform((text, context) => {
	const key = KeyShape.safeParse(parseJson(text));
	if (key.success) return key.data;
	context.addIssue({ code: "custom", message: "no private Ed25519 key" });
	return z.NEVER;
});
const KeyPart = z.string().regex(/^[\w-]{43}$/);
const KeyShape = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: KeyPart, d: KeyPart });

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const Variables = z.object({
	ENVIRONMENT: optionalText(z.enum(["development", "test", "production"])).transform((name) => name ?? "production"),
	SITE_ORIGIN: optionalText(Origin),
	SCHOOL_TIME_ZONE: optionalText(z.string().refine(isTimeZone)).transform((zone) => zone ?? "UTC"),
	RATE_LIMIT_SCALE: Scale.transform((scale) => scale ?? 1),
	MAIL_FROM: optionalText(z.email()),
	CERTIFICATE_KEY: optionalText(SigningKeyText),
	FACTOR_KEY: optionalText(z.string().regex(/^[\w-]{43}$/)),
	STRIPE_SECRET_KEY: optionalText(z.string().regex(/^(sk|rk)_(test|live)_\w+$/)),
	STRIPE_WEBHOOK_SECRET: optionalText(z.string().regex(/^whsec_\w+$/)),
	DB: binding<D1Database>("prepare", "batch", "withSession"),
	MEDIA: binding<R2Bucket>("get", "put"),
	CACHE: binding<KVNamespace>("get", "put"),
	JOBS_QUEUE: binding<Queue>("send"),
	EMAIL: binding<SendEmail>("send").optional(),
	EDGE_LIMITER: binding<RateLimit>("limit").optional(),
	ASSETS: binding<Fetcher>("fetch"),
});

const EnvironmentSchema = z
	.preprocess((env) => {
		const values = env as Record<string, unknown>;
		return isProduction(values) ? { ...values, RATE_LIMIT_SCALE: 1 } : values;
	}, Variables)
	.superRefine((values, context) => {
		if (values.ENVIRONMENT === "production" && !values.SITE_ORIGIN)
			context.addIssue({ code: "custom", path: ["SITE_ORIGIN"], message: "required in production" });
	});

export function isProduction({ ENVIRONMENT }: { ENVIRONMENT?: unknown }): boolean {
	return ENVIRONMENT !== "development" && ENVIRONMENT !== "test";
}

type Name = keyof z.infer<typeof Variables>;

const HOW_TO_SET: Record<Name, string> = {
	ENVIRONMENT: 'set it to "production", or leave it out; the local commands say "development" or "test" themselves',
	SITE_ORIGIN: 'set the public address without a path, e.g. "https://school.example", under [vars] in wrangler.toml',
	SCHOOL_TIME_ZONE: 'set an IANA name, e.g. "Europe/Lisbon", under [vars] in wrangler.toml, or leave it out for "UTC"',
	RATE_LIMIT_SCALE: "set a number above 0 under [vars] in wrangler.toml, or leave it out for 1",
	MAIL_FROM: "set the sender's e-mail address under [vars] in wrangler.toml, or leave it out",
	CERTIFICATE_KEY: "make one with `npm run certificates:key` and set it with `wrangler secret put CERTIFICATE_KEY`",
	FACTOR_KEY:
		"set 32 random bytes in base64url: `openssl rand 32 | basenc --base64url | tr -d = | wrangler secret put FACTOR_KEY`",
	STRIPE_SECRET_KEY: "set the secret key of Stripe with `wrangler secret put STRIPE_SECRET_KEY`, or leave it out",
	STRIPE_WEBHOOK_SECRET:
		"set the signing secret of the endpoint /api/webhooks/stripe with `wrangler secret put STRIPE_WEBHOOK_SECRET`",
	DB: 'add a [[d1_databases]] block with binding = "DB" to wrangler.toml',
	MEDIA: 'add an [[r2_buckets]] block with binding = "MEDIA" to wrangler.toml',
	CACHE: 'add a [[kv_namespaces]] block with binding = "CACHE" to wrangler.toml',
	JOBS_QUEUE: 'add a [[queues.producers]] block with binding = "JOBS_QUEUE" to wrangler.toml',
	EMAIL: 'add a [[send_email]] block with name = "EMAIL" to wrangler.toml, or leave it out',
	EDGE_LIMITER: 'add a [[ratelimits]] block with name = "EDGE_LIMITER" to wrangler.toml, or leave it out',
	ASSETS: 'add binding = "ASSETS" to the [assets] block of wrangler.toml',
};

function explain(error: z.ZodError): string {
	const names = new Set(error.issues.map((issue) => String(issue.path[0])));
	const lines = [...names].map((name) => `- ${name} is missing or wrong: ${HOW_TO_SET[name as Name] ?? "see README"}`);
	return `The Worker's environment is incomplete.\n${lines.join("\n")}`;
}
