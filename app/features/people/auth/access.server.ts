import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { DatabaseAccess } from "#app/database-access.server.ts";
import { apiError, notFound, proofNeeded, readOnly, unavailableError } from "#app/shared/api/api-error.server.ts";
import { QUEUED_BY_HEADER } from "#app/shared/device-queue/queue-headers.ts";
import { isPlannedPage } from "#app/shared/pages/planned-pages.ts";
import { writeFlash } from "#app/shared/request/flash-cookie.ts";
import { requestedPage } from "#app/shared/request/requested-page.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { CAPABILITIES, type Capability } from "#db/schema/people/capabilities.ts";
import { isWriteForbidden } from "#db/write-forbidden.ts";
import { homeOf, type Role } from "./roles";
import type { CurrentSession, CurrentUser } from "./session/current-session.server";
import { NO_SESSION, type Viewer } from "./session/viewer.server";
import { asksForPage, withoutProof } from "./step-up/deed-request.server";
import { ACTION_PARAMETER, CONFIRM_IDENTITY, isSteppedUp } from "./step-up/step-up";

/** Who may call a loader or action. Rules: docs/domain/access.md */
export type Policy =
	| { kind: "everyone"; atAnyAddress?: true; endsLooking?: true }
	| { kind: "guest" }
	| { kind: "user"; needsProof?: true; ownerOnly?: true }
	| { kind: "role"; roles: readonly Role[]; capability?: Capability; needsProof?: true }
	/** A sign-in that waits for its second factor; other policies treat it as a guest. */
	| { kind: "waiting" };

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type WithUser<P extends Policy> = P extends { kind: "user" | "role" | "waiting" }
	? { user: CurrentUser }
	: { user: CurrentUser | null };
type Guarded<P extends Policy, A, R> = ((args: A) => Promise<R>) & { policy: P };

export const everyone = { kind: "everyone" } as const;
/** For the site layout, which also surrounds "not found". */
export const atAnyAddress = { kind: "everyone", atAnyAddress: true } as const;
export const guestOnly = { kind: "guest" } as const;
/** For what ends impersonation: its own button, and signing out. */
export const everyoneImpersonating = { kind: "everyone", endsLooking: true } as const;
export const anyUser = { kind: "user" } as const;
export const instructors = { kind: "role", roles: ["instructor", "admin"] } as const;
/** Every admin, whatever their capabilities: overview and manual. Everything else needs a capability. */
export const admins = { kind: "role", roles: ["admin"] } as const;
export const waitingForFactor = { kind: "waiting" } as const;

/** The signed-in owner, never an impersonating admin: account security is private. */
export const ownerOnly = { kind: "user", ownerOnly: true } as const;
/** Admins with a capability; other admins are redirected to their overview. */
export function can<C extends Capability>(capability: C) {
	return { ...admins, capability } as const;
}

/**
 * Adds step-up authentication: when the last proof of identity is older than ten minutes, asks for a new one and
 * repeats the request (`askForProof`). For actions; for a loader only if it reveals a secret or returns a file.
 * `/api/*` answers 403 `step_up_required`.
 */
export function withStepUp<P extends { kind: "user" } | { kind: "role"; roles: readonly Role[] }>(policy: P) {
	return { ...policy, needsProof: true } as const;
}

type HandlerArgs<P extends Policy, A extends Args> = A & WithUser<P> & { db: Database };
/** Only a batch is sent together with the session query, so a single statement is also wrapped in one. */
type Read<T> = (args: Args & { db: Database; viewer: Viewer }) => Promise<T>;

/**
 * Guards a loader or action with a policy, and passes it the database and the user. A guard in a parent route
 * protects nothing, so each has its own; a test enforces it. Pages answer with a redirect, `/api/*` with 401 or 403;
 * both with 503 while the database is out. `read` runs in the round trip of the session query; `handle` gets its rows
 * only after the user is admitted. How to use it: docs/patterns/guarded.md
 */
export function guarded<P extends Policy, A extends Args, R>(
	policy: P,
	handle: (args: HandlerArgs<P, A>) => R,
): Guarded<P, A, Awaited<R>>;
export function guarded<P extends Policy, A extends Args, T, R>(
	policy: P,
	page: { read: Read<T>; handle: (args: HandlerArgs<P, A> & { found: Awaited<T> }) => R },
): Guarded<P, A, Awaited<R>>;
export function guarded<P extends Policy, A extends Args, T, R>(
	policy: P,
	page:
		| ((args: HandlerArgs<P, A>) => R)
		| { read: Read<T>; handle: (args: HandlerArgs<P, A> & { found: Awaited<T> }) => R },
): Guarded<P, A, Awaited<R>> {
	const run = (args: A) => {
		const asked = async (user: CurrentUser | null): Promise<HandlerArgs<P, A>> => {
			const request = await withoutProof(args.request);
			return Object.assign({ ...args, user } as A & WithUser<P>, { request, db: accessOf(policy, args).db });
		};
		if (typeof page === "function") return behindGuard(policy, args, async (user) => page(await asked(user)));
		const find = readWithSession(policy, args, page.read);
		return behindGuard(policy, args, async (user) =>
			page.handle(Object.assign(await asked(user), { found: await find(user) })),
		);
	};
	return Object.assign(run, { policy });
}

/** Starts reading for the viewer; releases the rows once the user is known. */
function readWithSession<T>(policy: Policy, args: Args, read: Read<T>): (user: CurrentUser | null) => Promise<T> {
	const access = accessOf(policy, args);
	let hasSession = false;
	const reading = access.readAsViewer(async (db, viewer) => {
		hasSession = viewer.session !== NO_SESSION;
		return hasSession || policy.kind === "everyone" ? { rows: await read({ ...args, db, viewer }) } : null;
	});
	// When the guard refuses first, nothing awaits this, so its failure must not become an unhandled rejection.
	reading.catch(() => {});
	return async (user) => {
		const early = await reading;
		// The session has ended: the rows belong to a user who is no longer authenticated.
		const isOfEndedSession = !user && hasSession;
		if (early && !isOfEndedSession) return early.rows;
		return read({ ...args, db: access.db, viewer: { session: NO_SESSION } });
	};
}

/** True when a loader's policy admits a guest or one of the roles; with `held`, only by these capabilities. */
export function mayOpenPage(
	loader: unknown,
	audience: "guest" | Role,
	held: readonly Capability[] = CAPABILITIES,
): boolean {
	const policy = typeof loader === "function" && "policy" in loader ? (loader.policy as Policy) : null;
	if (policy?.kind === "everyone") return true;
	if (audience === "guest") return policy?.kind === "guest";
	if (policy?.kind !== "role") return policy?.kind === "user";
	return policy.roles.includes(audience) && (!policy.capability || held.includes(policy.capability));
}

/** Admin pages always include the admin's last write, and are never shown to a former admin. */
function accessOf(policy: Policy, { context }: Args): DatabaseAccess {
	const isForAdmins = policy.kind === "role" && policy.roles.every((role) => role === "admin");
	return isForAdmins ? context.atPrimary() : context;
}

async function behindGuard<R>(
	policy: Policy,
	args: Args,
	handle: (user: CurrentUser | null) => R,
): Promise<Awaited<R>> {
	// An unknown language prefix is not found, also when a single loader is requested.
	const isFrame = policy.kind === "everyone" && policy.atAnyAddress;
	const isUnknown = !isFrame && args.params.lang !== undefined && !isLanguage(args.params.lang);
	try {
		if (isUnknown) throw await unknownPage(policy, args);
		return await handle(await admitUser(policy, args));
	} catch (error) {
		if (isWriteForbidden(error)) throw refuseImpersonation(args.request);
		throw isDatabaseUnavailable(error) ? outage(args.request) : error;
	}
}

/** A planned page for signed-in users asks for sign-in before it exists. */
async function unknownPage(policy: Policy, args: Args) {
	const url = new URL(args.request.url);
	if (!isPlannedPage(url.pathname.replace(/\.data$/, ""))) return notFound();
	const session = await accessOf(policy, args).session();
	return session.kind === "signedIn" ? notFound() : redirect(loginPath(url));
}

async function admitUser(policy: Policy, args: Args): Promise<CurrentUser | null> {
	const url = new URL(args.request.url);
	const isApi = isApiPath(url);
	const session = await accessOf(policy, args).session();
	if (session.kind === "signedIn" && session.lookingUntil) admitImpersonation(policy, args);
	if (isApi && session.kind === "invalid") throw apiError("unauthorized", { message: "Invalid token" });

	const user = session.kind === "signedIn" ? session.user : null;
	admitQueuedAction(args.request, user);
	const waiting = session.kind === "waiting" ? session.user : null;
	if (policy.kind === "everyone") return user;
	if (policy.kind === "guest") {
		if (user) throw redirect(homeOf(user.role));
		return null;
	}
	if (policy.kind === "waiting") {
		if (waiting) return waiting;
		throw isApi ? apiError("unauthorized") : redirect(user ? homeOf(user.role) : loginPath(url));
	}
	if (!user) throw isApi ? apiError("unauthorized") : redirect(waiting ? secondFactorPath(url) : loginPath(url));
	if (policy.kind === "role" && !isAdmitted(policy, user)) {
		throw isApi ? apiError("forbidden") : closedPage(policy, user.role, args.request);
	}
	if (policy.kind === "role" && session.kind === "signedIn" && session.lacksFactor) {
		throw isApi ? apiError("forbidden") : redirect(SECURITY_SETTINGS);
	}
	if (policy.needsProof && !hasProof(session)) throw askForProof(args.request);
	return user;
}

export function hasProof(session: CurrentSession): boolean {
	return session.kind === "signedIn" && isSteppedUp(session.steppedUpAt, new Date());
}

/**
 * Response to a request without a recent proof; throw it where only some actions of a page need one. With JavaScript
 * the page asks in a dialog and submits again (`failures/preserved-form.ts`). Without it the form is posted to the
 * confirmation page, which carries its fields. A loader redirects there and back.
 */
export function askForProof(request: Request) {
	const url = new URL(request.url);
	if (isApiPath(url)) return apiError("stepUpRequired");
	if (isRead(request)) return redirect(`${CONFIRM_IDENTITY}${wayBack("returnTo", url)}`);
	return asksForPage(request) ? redirect(confirmationPath(request), 307) : proofNeeded();
}

/** Impersonation is read-only: refuses posts; the request's database refuses writes during reads. */
function admitImpersonation(policy: Policy, { context, request }: Args): void {
	if (policy.kind === "everyone" && policy.endsLooking) {
		context.allowWrites();
		return;
	}
	const isOfOwner = policy.kind === "user" && (policy.ownerOnly || policy.needsProof);
	if (!isRead(request) || isOfOwner) throw refuseImpersonation(request);
}

/** Queued actions of one account (docs/patterns/device-queue.md) must not run for another. */
function admitQueuedAction(request: Request, user: CurrentUser | null): void {
	const keptBy = request.headers.get(QUEUED_BY_HEADER);
	if (keptBy !== null && keptBy !== String(user?.id)) throw apiError("unauthorized");
}

function isAdmitted({ roles, capability }: Policy & { kind: "role" }, { role, capabilities }: CurrentUser): boolean {
	return roles.includes(role) && (!capability || capabilities.includes(capability));
}

/** Redirects to the role's home, which shows the reason in one line. */
function closedPage({ roles }: Policy & { kind: "role" }, role: Role, request: Request) {
	const why = roles.includes(role)
		? "closedCapability"
		: roles.includes("instructor")
			? "closedInstructors"
			: "closedAdmins";
	return redirect(homeOf(role), { headers: { "Set-Cookie": writeFlash(request, why) } });
}

const SECURITY_SETTINGS = "/settings/security";

function isRead({ method }: Request): boolean {
	return method === "GET" || method === "HEAD";
}

function isApiPath({ pathname }: URL): boolean {
	return pathname.startsWith("/api/");
}

function outage(request: Request) {
	return isApiPath(new URL(request.url)) ? apiError("unavailable") : unavailableError();
}

function refuseImpersonation(request: Request) {
	const message = "You look through somebody else's account: nothing is written";
	return isApiPath(new URL(request.url)) ? apiError("forbidden", { message }) : readOnly();
}

function loginPath(url: URL): string {
	return `/login${wayBack("redirectTo", url)}`;
}

function secondFactorPath(url: URL): string {
	return `/login/second-factor${wayBack("redirectTo", url)}`;
}

/** Query parameters that report an earlier result; dropped, because the waiting action is not done yet. */
const RESULT_PARAMETERS = ["done", "saved", "undone", "unchanged"];

/** Confirmation page with the URL of the form's action, and the form's own page for Cancel. */
function confirmationPath(request: Request): string {
	const url = new URL(request.url);
	const from = request.headers.get("Referer");
	const sentFrom = from && URL.canParse(from) && new URL(from).origin === url.origin ? new URL(from) : new URL(url);
	for (const told of RESULT_PARAMETERS) sentFrom.searchParams.delete(told);
	const search = new URLSearchParams({
		[ACTION_PARAMETER]: url.pathname + url.search,
		returnTo: requestedPage(sentFrom) ?? "/",
	});
	return `${CONFIRM_IDENTITY}?${search}`;
}

function wayBack(name: string, url: URL): string {
	const page = requestedPage(url);
	return page === null ? "" : `?${name}=${encodeURIComponent(page)}`;
}
