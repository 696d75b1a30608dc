import { useFetcher, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestApi } from "#app/shared/api-client/api-call.ts";
import { Button } from "#app/ui/button.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { Settings2 } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { NotificationDays } from "../list/notification-days";
import type { NotificationView } from "../list/notification-view.server";
import { useDismiss } from "./use-dismiss";

type Props = { id: string; button: RefObject<HTMLElement>; onClose: () => void };
type Latest = { views: NotificationView[]; unread: number };

/** The latest notifications under the bell. Looking at them clears its number; what was unread stays unread. */
export function BellPanel({ id, button, onClose }: Props) {
	const { t, i18n } = useTranslation("inbox");
	const [latest, setLatest] = useState<Latest | "failed" | null>(null);
	const [turn, setTurn] = useState(0);
	const panel = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const { submit, state } = useFetcher();
	useDismiss(panel, button, onClose);
	const root = useRouteLoaderData("root") as { lookingUntil?: string | null } | undefined;
	const isReadOnly = Boolean(root?.lookingUntil);

	// biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
	useEffect(() => {
		title.current?.focus();
		const leaving = new AbortController();
		requestApi({ path: "/notifications/latest", headers: { "Accept-Language": i18n.language }, signal: leaving.signal })
			.then(async (response) => {
				setLatest((await response.json()) as Latest);
				if (isReadOnly) return;
				submit({ intent: "seen" }, { method: "post", action: "/notifications" });
			})
			.catch(() => {
				if (!leaving.signal.aborted) setLatest("failed");
			});
		return () => leaving.abort();
	}, [turn, submit, isReadOnly]);

	function markAll() {
		submit({ intent: "readAll" }, { method: "post", action: "/notifications" });
		setLatest((shown) =>
			shown && shown !== "failed" ? { unread: 0, views: shown.views.map((one) => ({ ...one, isRead: true })) } : shown,
		);
	}

	return (
		<div
			ref={panel}
			id={id}
			role="dialog"
			aria-labelledby={`${id}-title`}
			className="absolute top-full right-0 z-50 flex max-h-[min(40rem,calc(100dvh-6rem))] w-100 flex-col rounded-b-card border border-line-strong bg-surface-raised shadow-float"
		>
			<div className="flex items-center gap-2 px-5 pt-3">
				<h2 ref={title} tabIndex={-1} id={`${id}-title`} className="mr-auto font-serif text-step-3 outline-none">
					{t("title")}
				</h2>
				{latest && latest !== "failed" && latest.unread > 0 && !isReadOnly ? (
					<button type="button" aria-disabled={state !== "idle"} onClick={markAll} className="link min-h-11 text-label">
						{t("markAllRead")}
					</button>
				) : null}
				<IconLink to="/settings/notifications" label={t("preferences")}>
					<Settings2 className="size-4.5" />
				</IconLink>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4" aria-busy={latest === null}>
				<Content latest={latest} onAgain={() => setTurn(turn + 1)} />
			</div>
			<p className="border-t border-line px-5 py-3">
				<Link to="/notifications" className="link text-label" onClick={onClose}>
					{t("allNotifications")}
				</Link>
			</p>
		</div>
	);
}

function Content({ latest, onAgain }: { latest: Latest | "failed" | null; onAgain: () => void }) {
	const { t } = useTranslation(["inbox", "common"]);
	if (latest === null) return <p className="py-6 text-ui text-ink-muted">{t("common:loading")}</p>;
	if (latest === "failed") {
		return (
			<div role="alert" className="py-6">
				<p className="text-ui text-ink-muted">{t("failed")}</p>
				<Button variant="secondary" size="sm" className="mt-3" onClick={onAgain}>
					{t("tryAgain")}
				</Button>
			</div>
		);
	}
	if (latest.views.length === 0) return <p className="py-6 text-ui text-ink-muted">{t("none")}</p>;
	return <NotificationDays views={latest.views} headingLevel={3} />;
}
