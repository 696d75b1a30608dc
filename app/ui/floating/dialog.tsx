import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { X } from "../icons";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export type DialogContentProps = {
	title: ReactNode;
	description?: ReactNode;
	closeLabel: string;
	footer?: ReactNode;
	size?: "md" | "lg";
	onCloseAutoFocus?: Radix.DialogContentProps["onCloseAutoFocus"];
	children?: ReactNode;
};

/** Centred; a bottom panel on phones. The close button comes last, so that the first control gets the focus. */
export function DialogContent({
	title,
	description,
	closeLabel,
	footer,
	size = "md",
	onCloseAutoFocus,
	children,
}: DialogContentProps) {
	return (
		<Radix.Portal>
			<Radix.Overlay className="fixed inset-0 z-50 bg-[oklch(0.15_0.02_168/0.55)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
			<Radix.Content
				onCloseAutoFocus={onCloseAutoFocus}
				{...(description ? {} : { "aria-describedby": undefined })}
				className={classNames(
					"fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-sheet border border-line-strong bg-surface-raised shadow-float",
					"data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
					"md:top-1/2 md:bottom-auto md:mx-auto md:w-[calc(100%-4rem)] md:-translate-y-1/2 md:rounded-card",
					"md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-fade-in",
					size === "lg" ? "md:max-w-[44rem]" : "md:max-w-[32rem]",
				)}
			>
				<Radix.Title className="py-4.5 pr-16 pl-5 font-serif text-step-4 md:py-5.5 md:pl-6">{title}</Radix.Title>
				<div className="min-h-0 grow overflow-y-auto px-5 pt-1 -mt-1 pb-5 md:px-6 md:pb-6">
					{description ? (
						<Radix.Description className="mb-4 text-ui text-ink-muted">{description}</Radix.Description>
					) : null}
					{children}
				</div>
				{footer ? (
					<footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6">
						{footer}
					</footer>
				) : null}
				<Radix.Close asChild>
					<IconButton label={closeLabel} className="absolute top-3 right-3 md:top-4 md:right-4">
						<X className="size-5" />
					</IconButton>
				</Radix.Close>
			</Radix.Content>
		</Radix.Portal>
	);
}
