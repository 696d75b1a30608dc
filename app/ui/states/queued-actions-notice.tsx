import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { Button } from "../button";
import { classNames } from "../class-names";
import { CircleAlert, CloudOff } from "../icons";
import { Link } from "../link";
import { SentenceGap } from "../text/joining";

type Words = {
	network: string;
	signIn: string;
	toSignIn: string;
	/** Before the message of the server. */
	refused: string;
	/** Dismisses what was refused. */
	understood: string;
	/** Takes what waits out of the queue. Without it there is no such button. */
	discard?: string;
};
type Props = {
	actions: readonly QueuedAction[];
	words: Words;
	onDismiss: (action: QueuedAction) => void;
	className?: string | undefined;
};

/** Says what waits on this device, and why, and what was refused. Always mounted, so that changes are announced. */
export function QueuedActionsNotice({ actions, words, onDismiss, className }: Props) {
	const refused = actions.find((action) => action.refused);
	const waiting = actions.find((action) => action.waits && !action.refused);
	return (
		<div role="status" className={classNames("grid gap-2 text-ui empty:hidden", className)}>
			{waiting ? (
				<Line
					icon={<CloudOff className="mt-0.5 size-5 shrink-0 text-warning" />}
					dismiss={words.discard}
					onDismiss={() => onDismiss(waiting)}
				>
					{waiting.waits === "signIn" ? <SignInFirst words={words} /> : words.network}
				</Line>
			) : null}
			{refused ? (
				<Line
					icon={<CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />}
					dismiss={words.understood}
					onDismiss={() => onDismiss(refused)}
				>
					{words.refused}
					<SentenceGap />
					{refused.refused?.message}
				</Line>
			) : null}
		</div>
	);
}

type LineProps = { icon: ReactNode; dismiss: string | undefined; onDismiss: () => void; children: ReactNode };

function Line({ icon, dismiss, onDismiss, children }: LineProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-3">
			<p className="flex items-start gap-2">
				{icon}
				<span>{children}</span>
			</p>
			{dismiss ? (
				<Button variant="quiet" size="sm" onClick={onDismiss}>
					{dismiss}
				</Button>
			) : null}
		</div>
	);
}

function SignInFirst({ words }: { words: Words }) {
	const { pathname } = useLocation();
	return (
		<>
			{words.signIn}
			<SentenceGap />
			<Link to={signInPath(pathname)} reloadDocument className="link">
				{words.toSignIn}
			</Link>
		</>
	);
}
