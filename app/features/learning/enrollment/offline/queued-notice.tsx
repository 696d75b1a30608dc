import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { dropQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CircleAlert, CloudOff } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

type Props = {
	deeds: readonly QueuedAction[];
	className?: string;
};

/** Queued or refused actions on this thing. Always mounted, so that changes are announced. */
export function QueuedNotice({ deeds, className }: Props) {
	const refused = deeds.find((deed) => deed.refused);
	const waiting = deeds.find((deed) => deed.waits && !deed.refused);

	return (
		<div role="status" className={classNames("grid gap-2 text-ui empty:hidden", className)}>
			{waiting ? <Waiting needsSignIn={waiting.waits === "signIn"} /> : null}
			{refused ? <Refused deed={refused} /> : null}
		</div>
	);
}

function Waiting({ needsSignIn }: { needsSignIn: boolean }) {
	const { t } = useTranslation("lesson");
	const { pathname } = useLocation();
	return (
		<p className="flex items-start gap-2">
			<CloudOff className="mt-0.5 size-5 shrink-0 text-warning" />
			<span>
				{t(needsSignIn ? "kept.signIn" : "kept.waiting")}
				<SentenceGap />
				{needsSignIn ? (
					<Link to={signInPath(pathname)} reloadDocument className="link">
						{t("kept.toSignIn")}
					</Link>
				) : null}
			</span>
		</p>
	);
}

function Refused({ deed: { key, refused } }: { deed: QueuedAction }) {
	const { t } = useTranslation("lesson");
	return (
		<div className="flex flex-wrap items-center gap-x-3">
			<p className="flex items-start gap-2">
				<CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />
				<span>
					{t("kept.refused")} {refused?.message}
				</span>
			</p>
			<Button variant="quiet" size="sm" onClick={() => dropQueuedAction(key)}>
				{t("kept.understood")}
			</Button>
		</div>
	);
}
