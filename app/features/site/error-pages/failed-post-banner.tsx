import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CircleX, X } from "#app/ui/icons.tsx";
import { Banner } from "./banner";
import { type FailedPost, failedPost, onFailedPost, setFailedPost, watchPosts } from "./failed-post";

/** Failure of the last form whose page stayed; null after the next try or navigation. */
export function useFailedPost(): FailedPost | null {
	const { pathname } = useLocation();
	useEffect(watchPosts, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing to do with it
	useEffect(() => setFailedPost(null), [pathname]);
	return useSyncExternalStore(onFailedPost, failedPost, () => null);
}

export function FailedPostBanner({ failure }: { failure: FailedPost }) {
	const { t } = useTranslation();
	return (
		<Banner icon={<CircleX className="mt-0.5 size-5 shrink-0" />}>
			<span className="min-w-0 grow">
				{t(failure.reason === "unavailable" ? "failures.unavailable.text" : `failures.${failure.reason}`)}
				{failure.reason === "broken" ? (
					<span className="block text-step-1 text-ink-muted">{t("failures.errorId", { id: failure.errorId })}</span>
				) : null}
			</span>
			<IconButton label={t("close")} onClick={() => setFailedPost(null)} className="-my-2 -mr-2">
				<X className="size-4.5" />
			</IconButton>
		</Banner>
	);
}
