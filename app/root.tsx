import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useMatches,
	useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import {
	PreventFlashOnWrongTheme,
	ThemeProvider,
	type Theme as ThemeValue,
	useTheme,
} from "remix-themes/build/theme-provider";
import { HelpInHead } from "#app/features/library/help/panel/help-button.tsx";
import { adminAccountLinks } from "#app/features/operations/admin/desk-links.ts";
import { openRail, railInWords } from "#app/features/operations/admin/open-rail.server.ts";
import { reloadWithCookies } from "#app/features/people/account/preferences/same-document.server.ts";
import { accountPreferenceCookies } from "#app/features/people/account/preferences/take-over.server.ts";
import { atAnyAddress, guarded } from "#app/features/people/auth/access.server.ts";
import { NO_SESSION } from "#app/features/people/auth/session/viewer.server.ts";
import { toUser } from "#app/features/people/auth/user-shape.ts";
import { bellOnPage, readBell } from "#app/features/people/inbox/bell/read-bell.server.ts";
import { PreferencesBeforePaint } from "#app/features/site/accessibility/preferences-before-paint.tsx";
import { FallbackTitle } from "#app/features/site/error-pages/fallback-title.tsx";
import { hasFailed } from "#app/features/site/error-pages/preserved-form.ts";
import { RootErrorPage } from "#app/features/site/error-pages/root-error-page.tsx";
import { iconLinks } from "#app/features/site/illustrations/icon-links.ts";
import { AnnounceArrival } from "#app/features/site/layout/announce-arrival.tsx";
import { BackToTop } from "#app/features/site/layout/back-to-top.tsx";
import { CrumbsAbovePage } from "#app/features/site/layout/crumbs/path-crumbs.tsx";
import { Footer } from "#app/features/site/layout/footer.tsx";
import { Header } from "#app/features/site/layout/header/header.tsx";
import { PageOrSkeleton } from "#app/features/site/layout/loading/page-or-shape.tsx";
import { MirrorPreferences } from "#app/features/site/layout/mirror-preferences.tsx";
import { NO_NAVIGATION } from "#app/features/site/layout/navigation.ts";
import { NavigationProgress } from "#app/features/site/layout/navigation-progress.tsx";
import { Notifications } from "#app/features/site/layout/notifications.tsx";
import { ScreenCorner } from "#app/features/site/layout/screen-corner.tsx";
import { Alternates } from "#app/features/site/layout/seo/alternates.tsx";
import { type SiteFrame, siteFrameFor } from "#app/features/site/layout/site-frame.server.ts";
import { SkipLink } from "#app/features/site/layout/skip-link.tsx";
import { useIdlePreload } from "#app/features/site/layout/use-idle-preload.ts";
import { useDeviceQueue } from "#app/shared/device-queue/use-device-queue.ts";
import { FontPreloads } from "#app/shared/font-preloads.tsx";
import { factsOf } from "#app/shared/pages/page.ts";
import { useNonce } from "#app/shared/request/nonce.tsx";
import { formatsFor } from "#app/shared/words/formats.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { TooltipHost } from "#app/ui/floating/tooltip-host.tsx";
import "#app/styles/app.css";
import { RAIL } from "./desk.server";
import { PageParts } from "./page-parts";

export const handle = { i18n: ["common", "frame"] };

export const links: LinksFunction = iconLinks;

export const meta: MetaFunction = ({ error }) => (error ? [] : [{ title: "G.R.E.W." }]);

export const loader = guarded(atAnyAddress, {
	read: async ({ db, viewer }) => (viewer.session === NO_SESSION ? null : readBell(db, viewer)),
	handle: async ({ context, request, db, user, found }) => {
		const session = await context.session();
		const cookies = await accountPreferenceCookies(context, request);
		if (cookies.length > 0) throw reloadWithCookies(request, cookies);
		const isAdmin = user?.role === "admin";
		const isTestSchool = context.env.ENVIRONMENT !== "production";
		const open = isAdmin ? openRail(RAIL, context.routes, { held: user.capabilities, isTestSchool }) : [];
		const frame = siteFrameFor(context.routes, user?.role ?? "guest");
		const { navigation } = frame;
		const account = isAdmin ? adminAccountLinks(navigation.account, { rail: RAIL, open }) : navigation.account;
		return data({
			locale: await context.language,
			theme: context.theme,
			origin: context.origin,
			user: user && toUser(user),
			lookingUntil: session.kind === "signedIn" ? await timeOf(session.lookingUntil, context.language) : null,
			frame: { ...frame, navigation: { ...navigation, account } },
			rail: railInWords(open, await context.language),
			isTestSchool,
			failingAddress: user?.emailState ? { email: user.email, state: user.emailState } : null,
			accountEnds: await endOf(user, context.language),
			bell: user && found ? bellOnPage(found, { db, context, request, user }) : null,
		});
	},
});

async function endOf(user: { accountEndsAt: Date | null; timeZone: string } | null, language: Promise<Language>) {
	if (!user?.accountEndsAt) return null;
	return formatsFor({ language: await language, timeZone: user.timeZone }).dateTime(user.accountEndsAt);
}

async function timeOf(lookingUntil: Date | null, language: Promise<Language>) {
	return lookingUntil && formatsFor({ language: await language, timeZone: "UTC" }).time(lookingUntil);
}

export type RootData = { locale: string; theme: string; origin: string; user: ReturnType<typeof toUser> | null };

/** The frame depends on user and language, not on the page. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (formMethod && formMethod !== "GET") return defaultShouldRevalidate && !hasFailed(formMethod);
	if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
	return splitLanguagePrefix(currentUrl.pathname).language !== splitLanguagePrefix(nextUrl.pathname).language;
}

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	return (
		<ThemeProvider specifiedTheme={(root?.theme ?? "light") as ThemeValue} themeAction="/preferences/theme">
			<Document locale={root?.locale} origin={root?.origin}>
				{children}
			</Document>
		</ThemeProvider>
	);
}

function Document({ children, locale, origin }: { children: ReactNode; locale?: string; origin?: string }) {
	const nonce = useNonce();
	const [theme] = useTheme();
	const { i18n } = useTranslation();
	const language = locale ?? i18n.language ?? "en";
	return (
		<html lang={language} className={theme ?? "light"} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<FallbackTitle />
				{origin ? <Alternates origin={origin} /> : null}
				<Links />
				<FontPreloads language={language} />
				<PreferencesBeforePaint />
				<PreventFlashOnWrongTheme ssrTheme nonce={nonce} />
			</head>
			<body>
				{children}
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

const NO_LAYOUTS: SiteFrame["layouts"] = {};
const NO_SCRIPTS: SiteFrame["preload"] = [];

export default function App() {
	const root = useRouteLoaderData<typeof loader>("root");
	useChangeLanguage(root?.locale ?? "en");
	const facts = useMatches().map(factsOf);
	const hasOwnFrame = facts.some(({ ownFrame }) => ownFrame);
	const hasFootBar = facts.some(({ footBar }) => footBar);
	const navigation = root?.frame.navigation ?? NO_NAVIGATION;
	const user = root?.user ?? null;
	useDeviceQueue(user?.id ?? null);
	useIdlePreload(root?.frame.preload ?? NO_SCRIPTS);
	const page = {
		user,
		hasOwnFrame,
		without: facts.flatMap(({ without = [] }) => without),
		failingAddress: root?.failingAddress ?? null,
		accountEnds: root?.accountEnds ?? null,
		lookingUntil: root?.lookingUntil ?? null,
	};
	return (
		<>
			<PageParts where="first" page={page} />
			<MirrorPreferences />
			<NavigationProgress />
			<SkipLink />
			<AnnounceArrival />
			<PageParts where="aboveHeader" page={page} />
			{hasOwnFrame ? null : <Header user={user} navigation={navigation} />}
			<PageParts where="belowHeader" page={page} />
			{hasOwnFrame ? null : <CrumbsAbovePage />}
			<main id="main" tabIndex={-1} className="outline-none">
				<PageOrSkeleton layouts={root?.frame.layouts ?? NO_LAYOUTS}>
					<Outlet context={hasOwnFrame ? <HelpInHead /> : null} />
				</PageOrSkeleton>
			</main>
			{hasOwnFrame ? null : <Footer columns={navigation.footer} isTestSchool={root?.isTestSchool} />}
			<ScreenCorner isHiddenOnPhones={hasFootBar}>
				<BackToTop />
				<PageParts where="corner" page={page} />
			</ScreenCorner>
			<PageParts where="over" page={page} />
			<Notifications />
			<TooltipHost />
		</>
	);
}

export { RootErrorPage as ErrorBoundary };
