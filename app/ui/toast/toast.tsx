import * as Radix from "@radix-ui/react-toast";
import { buttonStyle } from "../button-style";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { Check, CircleX, X } from "../icons";
import {
	TOAST_DURATION_MS,
	TOAST_HOTKEY,
	TOAST_SWIPE_DIRECTION,
	TOAST_SWIPE_THRESHOLD_PX,
	type ToastEntry,
} from "./toast-store";
import type { ToastWords } from "./toast-words";

type ToastsProps = { toasts: readonly ToastEntry[]; words: ToastWords; onDismiss: (id: string) => void };

/** Top on small screens, bottom right on larger ones. `Toaster` loads it with the first toast. */
export function Toasts({ toasts, words, onDismiss }: ToastsProps) {
	return (
		<Radix.Provider
			label={words.label}
			duration={TOAST_DURATION_MS}
			swipeDirection={TOAST_SWIPE_DIRECTION}
			swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
		>
			{toasts.map((toast) => (
				<Toast key={toast.id} toast={toast} closeLabel={words.close} onClose={() => onDismiss(toast.id)} />
			))}
			<Radix.Viewport
				hotkey={HOTKEY}
				label={words.region}
				className={classNames(
					"pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col gap-3 p-4 pt-[max(1rem,env(safe-area-inset-top))] -outline-offset-2",
					"md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:w-[25rem] md:p-6",
				)}
			/>
		</Radix.Provider>
	);
}

type ToastProps = { toast: ToastEntry; closeLabel: string; onClose: () => void };

function Toast({ toast, closeLabel, onClose }: ToastProps) {
	const { Icon, box, sign } = looks[toast.variant ?? "default"];
	const { action } = toast;

	return (
		<Radix.Root
			open={toast.isOpen}
			onOpenChange={(isOpen) => isOpen || onClose()}
			duration={toast.durationMs}
			className={classNames(
				"pointer-events-auto flex items-start gap-3 rounded-card border bg-surface-raised py-3 pr-1 pl-4 text-ui text-ink shadow-float",
				"data-[state=open]:animate-rise-in data-[state=closed]:not-data-[swipe=end]:animate-rise-out",
				"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out",
				"data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-menu",
				box,
			)}
		>
			<Icon className={classNames("mt-1 size-4.5", sign)} />
			<div className="min-w-0 grow py-0.5">
				{toast.title ? <Radix.Title className="font-strong">{toast.title}</Radix.Title> : null}
				{toast.description ? (
					<Radix.Description className="text-ink-muted">{toast.description}</Radix.Description>
				) : null}
				{action ? (
					<Radix.Action
						altText={action.altText ?? action.label}
						onClick={action.onSelect}
						className={buttonStyle({ variant: "secondary", size: "sm" }, "mt-3 mb-1")}
					>
						{action.label}
					</Radix.Action>
				) : null}
			</div>
			<Radix.Close asChild>
				<IconButton label={closeLabel} className="-my-1.5">
					<X className="size-4.5" />
				</IconButton>
			</Radix.Close>
		</Radix.Root>
	);
}

const HOTKEY = [TOAST_HOTKEY];

const looks = {
	default: { Icon: Check, box: "border-line-strong", sign: "text-brand-text" },
	destructive: { Icon: CircleX, box: "border-danger", sign: "text-danger" },
};
