import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasConnectionIssues, watchHealth } from "#app/shared/api-client/health.ts";
import { useIsOffline } from "#app/shared/device-queue/use-is-offline.ts";
import { CloudOff, WifiOff } from "#app/ui/icons.tsx";
import { Banner } from "./banner";
import { FailedPostBanner, useFailedPost } from "./failed-post-banner";

/** Mounted once, in the root: shows the most informative of unsent form, offline browser, failing server. */
export function ConnectionBanners() {
	const { t } = useTranslation();
	const failedPost = useFailedPost();
	const isOffline = useIsOffline();
	const [failures, setFailures] = useState(0);
	useEffect(() => watchHealth(setFailures), []);

	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-4 bottom-20 z-40 md:right-auto md:left-6 md:max-w-md lg:bottom-6 print:hidden"
		>
			{failedPost ? (
				<FailedPostBanner failure={failedPost} />
			) : isOffline ? (
				<Banner icon={<WifiOff className="mt-0.5 size-5 shrink-0" />}>{t("failures.offline")}</Banner>
			) : hasConnectionIssues(failures) ? (
				<Banner icon={<CloudOff className="mt-0.5 size-5 shrink-0" />}>{t("failures.connection")}</Banner>
			) : null}
		</div>
	);
}
