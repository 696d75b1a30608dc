import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { hasConnectionIssues, watchHealth } from "../../shared/api-client/health";
import { CloudOff, WifiOff } from "../../ui/icons";
import { Banner } from "./banner";
import { FailedPostBanner } from "./failed-post-banner";

/** Mounted once, in the root: says when the browser is offline, when the server has failed its checks, and when a form was not sent. */
export function ConnectionBanners() {
	const { t } = useTranslation();
	const isOffline = useIsOffline();
	const [failures, setFailures] = useState(0);
	useEffect(() => watchHealth(setFailures), []);

	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-4 bottom-33 z-40 grid gap-2 md:right-auto md:bottom-6 md:left-6 md:max-w-md print:hidden"
		>
			<FailedPostBanner />
			{isOffline ? (
				<Banner icon={<WifiOff className="mt-0.5 size-5 shrink-0" />}>{t("failures.offline")}</Banner>
			) : null}
			{hasConnectionIssues(failures) ? (
				<Banner icon={<CloudOff className="mt-0.5 size-5 shrink-0" />}>{t("failures.connection")}</Banner>
			) : null}
		</div>
	);
}

function useIsOffline(): boolean {
	return useSyncExternalStore(
		onConnectionChange,
		() => !navigator.onLine,
		() => false,
	);
}

function onConnectionChange(listen: () => void) {
	window.addEventListener("online", listen);
	window.addEventListener("offline", listen);
	return () => {
		window.removeEventListener("online", listen);
		window.removeEventListener("offline", listen);
	};
}
