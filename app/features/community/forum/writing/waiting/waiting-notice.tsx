import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { Button } from "#app/ui/button.tsx";
import { CircleAlert, CloudOff } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

type Props = { post: QueuedAction | undefined; onDiscard: () => void };

/** Says that a text waits in this browser, and for what. Always mounted, so that changes are announced. */
export function WaitingNotice({ post, onDiscard }: Props) {
	const { t } = useTranslation("forum");
	const isShown = post?.refused || post?.waits;
	return (
		<div role="status" className="mt-3 grid gap-2 text-ui empty:hidden">
			{isShown ? (
				<div className="flex flex-wrap items-center gap-x-3">
					<p className="flex items-start gap-2">
						{post.refused ? (
							<CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />
						) : (
							<CloudOff className="mt-0.5 size-5 shrink-0 text-warning" />
						)}
						<WaitingWords post={post} />
					</p>
					<Button variant="quiet" size="sm" onClick={onDiscard}>
						{t(post.refused ? "waiting.understood" : "waiting.discard")}
					</Button>
				</div>
			) : null}
		</div>
	);
}

function WaitingWords({ post: { refused, waits } }: { post: QueuedAction }) {
	const { t } = useTranslation("forum");
	const { pathname } = useLocation();
	if (refused) {
		return (
			<span>
				{t("waiting.refused")}
				<SentenceGap />
				{refused.message}
			</span>
		);
	}
	if (waits !== "signIn") return <span>{t("waiting.network")}</span>;
	return (
		<span>
			{t("waiting.signIn")}
			<SentenceGap />
			<Link to={signInPath(pathname)} reloadDocument className="link">
				{t("waiting.toSignIn")}
			</Link>
		</span>
	);
}
