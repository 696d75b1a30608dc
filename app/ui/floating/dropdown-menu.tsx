import * as Radix from "@radix-ui/react-dropdown-menu";
import { forwardRef } from "react";
import { classNames } from "../class-names";
import { Check } from "../icons";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export const DropdownMenuContent = forwardRef<HTMLDivElement, Radix.DropdownMenuContentProps>(function Content(
	{ className, ...rest },
	ref,
) {
	return (
		<Radix.Portal>
			<Radix.Content
				ref={ref}
				sideOffset={6}
				align="end"
				collisionPadding={8}
				{...rest}
				className={classNames(
					"z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-1rem)] overflow-y-auto",
					"rounded-card border border-line-strong bg-surface-raised p-1.5 shadow-float",
					"data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
					className,
				)}
			/>
		</Radix.Portal>
	);
});

/** With `asChild` the child is the item: a `Link`, or a button of a form. */
export function DropdownMenuItem({ className, ...rest }: Radix.DropdownMenuItemProps) {
	return <Radix.Item {...rest} className={classNames(item, className)} />;
}

export function DropdownMenuRadioItem({ className, children, ...rest }: Radix.DropdownMenuRadioItemProps) {
	return (
		<Radix.RadioItem
			{...rest}
			className={classNames(item, "justify-between data-[state=checked]:font-strong", className)}
		>
			{children}
			<Radix.ItemIndicator>
				<Check className="size-4 text-brand-text" />
			</Radix.ItemIndicator>
		</Radix.RadioItem>
	);
}

export function DropdownMenuLabel({ className, ...rest }: Radix.DropdownMenuLabelProps) {
	return <Radix.Label {...rest} className={classNames("px-3 py-2 text-step-1 text-ink-subtle", className)} />;
}

export function DropdownMenuSeparator() {
	return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

const item = classNames(
	"flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-ui text-ink -outline-offset-2 select-none",
	"data-highlighted:bg-brand-soft",
	"data-disabled:pointer-events-none data-disabled:text-ink-subtle",
);
