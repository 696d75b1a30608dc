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
import { AccessibilityHost } from "./features/accessibility/accessibility-host";
import { KeysHost } from "./features/accessibility/keys/keys-host";
import { PreferencesBeforePaint } from "./features/accessibility/preferences-before-paint";
import { KeepAccessibility } from "./features/account/preferences/keep-accessibility";
import { sameDocumentWith } from "./features/account/preferences/same-document.server";
import { preferencesToTakeOver } from "./features/account/preferences/take-over.server";
import { adminAccountLinks } from "./features/admin/desk-links";
import { openRailPaths } from "./features/admin/open-rail-paths.server";
import { LazyReferralNotice } from "./features/affiliates/visits/lazy-referral-notice";
import { iconLinks } from "./features/atlas/icon-links";
import { atAnyAddress, guarded } from "./features/auth/access.server";
import { LookingBanner } from "./features/auth/looking/looking-banner";
import { LazySessionWatch } from "./features/auth/session/lazy-session-watch";
import { RestoredPage } from "./features/auth/session/restored-page";
import { toUser } from "./features/auth/user-shape";
import { CaptureErrors } from "./features/error-reporting/capture-errors";
import { ProofHost } from "./features/factors/proof/proof-host";
import { ConnectionBanners } from "./features/failures/connection-banners";
import { FallbackTitle } from "./features/failures/fallback-title";
import { hasFailed } from "./features/failures/kept-form";
import { RootErrorPage } from "./features/failures/root-error-page";
import { AnnounceArrival } from "./features/frame/announce-arrival";
import { BackToTop } from "./features/frame/back-to-top";
import { CrumbsAbovePage } from "./features/frame/crumbs/path-crumbs";
import { Footer } from "./features/frame/footer";
import { Header } from "./features/frame/header/header";
import { PageOrShape } from "./features/frame/loading/page-or-shape";
import { MirrorPreferences } from "./features/frame/mirror-preferences";
import { NO_NAVIGATION } from "./features/frame/navigation";
import { NavigationProgress } from "./features/frame/navigation-progress";
import { Notifications } from "./features/frame/notifications";
import { ScreenCorner } from "./features/frame/screen-corner";
import { type SiteFrame, siteFrameFor } from "./features/frame/site-frame.server";
import { SkipLink } from "./features/frame/skip-link";
import { useIdlePreload } from "./features/frame/use-idle-preload";
import { HelpInCorner, HelpInHead } from "./features/help/panel/help-button";
import { HelpHost } from "./features/help/panel/help-host";
import { LazyCourseButton, LazyLearningPathBanner } from "./features/learning/path/lazy-parts";
import { useInvalidatedPath } from "./features/learning/path/use-invalidated-path";
import { AccountEndsBanner } from "./features/privacy/page/account-ends-banner";
import { useMergedTicks } from "./features/resources/checklist/use-merged-ticks";
import { SearchHost } from "./features/search/palette/search-host";
import { Alternates } from "./features/seo/alternates";
import { FontPreloads } from "./shared/font-preloads";
import { useOutbox } from "./shared/outbox/use-outbox";
import { factsOf } from "./shared/pages/page";
import { useNonce } from "./shared/request/nonce";
import { formatsFor } from "./shared/words/formats";
import { splitLanguagePrefix } from "./shared/words/language-prefix";
import type { Language } from "./shared/words/languages";
import { TooltipHost } from "./ui/floating/tooltip-host";
import "./styles/app.css";

export const handle = { i18n: ["common", "frame"] };

export const links: LinksFunction = iconLinks;

/** An error names itself (`FallbackTitle`). */
export const meta: MetaFunction = ({ error }) => (error ? [] : [{ title: "G.R.E.W." }]);

export const loader = guarded(atAnyAddress, async ({ context, request, user }) => {
	const session = await context.session();
	const cookies = await preferencesToTakeOver(context, request);
	if (cookies.length > 0) throw sameDocumentWith(request, cookies);
	const isAdmin = user?.role === "admin";
	const railPaths = isAdmin ? openRailPaths(context.routes, user.capabilities) : [];
	const frame = siteFrameFor(context.routes, user?.role ?? "guest");
	const { navigation } = frame;
	const account = isAdmin ? adminAccountLinks(navigation.account, railPaths) : navigation.account;
	return data({
		locale: await context.language,
		theme: context.theme,
		origin: context.origin,
		user: user && toUser(user),
		lookingUntil: session.kind === "signedIn" ? await timeOf(session.lookingUntil, context.language) : null,
		frame: { ...frame, navigation: { ...navigation, account } },
		railPaths,
		isTestSchool: context.env.ENVIRONMENT !== "production",
		accountEnds: await endOf(user, context.language),
	});
});

/** When the account of whoever asks is erased, as they read it; null for all but those who have asked for it. */
async function endOf(user: { accountEndsAt: Date | null; timeZone: string } | null, language: Promise<Language>) {
	if (!user?.accountEndsAt) return null;
	return formatsFor({ language: await language, timeZone: user.timeZone }).dateTime(user.accountEndsAt);
}

/** When looking through an account ends by itself, in UTC as its banner says. */
async function timeOf(lookingUntil: Date | null, language: Promise<Language>) {
	return lookingUntil && formatsFor({ language: await language, timeZone: "UTC" }).time(lookingUntil);
}

export type RootData = { locale: string; theme: string; origin: string; user: ReturnType<typeof toUser> | null };

/** The frame changes with who is signed in and with the language, not with each page. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (formMethod && formMethod !== "GET") return defaultShouldRevalidate && !hasFailed(formMethod);
	// The page is read anew where it stands.
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

export default function App() {
	const root = useRouteLoaderData<typeof loader>("root");
	useChangeLanguage(root?.locale ?? "en");
	const facts = useMatches().map(factsOf);
	const hasOwnFrame = facts.some(({ ownFrame }) => ownFrame);
	const hasFootBar = facts.some(({ footBar }) => footBar);
	const hasCourseButton = !facts.some(({ without }) => without?.includes("courseButton"));
	const navigation = root?.frame.navigation ?? NO_NAVIGATION;
	const user = root?.user ?? null;
	useInvalidatedPath(hasOwnFrame);
	useMergedTicks(user !== null);
	useOutbox(user?.id ?? null);
	useIdlePreload(root?.frame.preload ?? "");
	return (
		<>
			<CaptureErrors />
			<ConnectionBanners />
			<MirrorPreferences />
			<NavigationProgress />
			<SkipLink />
			<AnnounceArrival />
			{root?.accountEnds ? <AccountEndsBanner ends={root.accountEnds} /> : null}
			{user && root?.lookingUntil ? <LookingBanner name={user.name} until={root.lookingUntil} /> : null}
			{hasOwnFrame ? null : <Header user={user} navigation={navigation} />}
			{hasOwnFrame || !user ? null : <LazyLearningPathBanner user={user} />}
			{hasOwnFrame ? null : <CrumbsAbovePage />}
			<main id="main" tabIndex={-1} className="outline-none">
				<PageOrShape layouts={root?.frame.layouts ?? NO_LAYOUTS}>
					<Outlet context={hasOwnFrame ? <HelpInHead /> : null} />
				</PageOrShape>
			</main>
			{hasOwnFrame ? null : <Footer columns={navigation.footer} isTestSchool={root?.isTestSchool} />}
			<ScreenCorner isHiddenOnPhones={hasFootBar}>
				<BackToTop />
				{user && hasCourseButton ? <LazyCourseButton user={user} /> : null}
				<HelpInCorner />
			</ScreenCorner>
			<HelpHost />
			<LazySessionWatch user={user} hasFrame={!hasOwnFrame} />
			<RestoredPage user={user} />
			<LazyReferralNotice />
			<AccessibilityHost />
			<KeysHost />
			{user ? <KeepAccessibility /> : null}
			{user ? <ProofHost email={user.email} /> : null}
			<SearchHost />
			<Notifications />
			<TooltipHost />
		</>
	);
}

export { RootErrorPage as ErrorBoundary };
