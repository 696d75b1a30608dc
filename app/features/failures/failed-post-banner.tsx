import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button";
import { CircleX, X } from "../../ui/icons";
import { Banner } from "./banner";
import { failedPost, onFailedPost, tell, watchPosts } from "./failed-post";

/** Says that a form could not be sent, while the page and what was typed stay; until the next try or another page. */
export function FailedPostBanner() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const failure = useSyncExternalStore(onFailedPost, failedPost, () => null);
	useEffect(watchPosts, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing to do with it
	useEffect(() => tell(null), [pathname]);

	if (!failure) return null;
	return (
		<Banner icon={<CircleX className="mt-0.5 size-5 shrink-0" />}>
			<span className="min-w-0 grow">
				{t(failure.reason === "unavailable" ? "failures.unavailable.text" : `failures.${failure.reason}`)}
				{failure.reason === "broken" ? (
					<span className="block text-step-1 text-ink-muted">{t("failures.errorId", { id: failure.errorId })}</span>
				) : null}
			</span>
			<IconButton label={t("close")} onClick={() => tell(null)} className="-my-2 -mr-2">
				<X className="size-4.5" />
			</IconButton>
		</Banner>
	);
}
