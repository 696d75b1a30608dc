import type { FormEventHandler, ReactNode, Ref } from "react";

type Props = {
	form: Ref<HTMLFormElement>;
	action: string;
	onSubmit: FormEventHandler;
	isPending: boolean;
	/** Classes of the `<search>` around the form. */
	className?: string;
	/** Classes of the form itself. */
	formClassName: string;
	children: ReactNode;
};

/** The form that asks a list, with what `useListForm` gives it; fields inside measure its width as `@container/form`. */
export function FilterForm({ form, action, onSubmit, isPending, className = "", formClassName, children }: Props) {
	return (
		<search className={`@container/form min-w-0 grow ${className}`}>
			<form
				ref={form}
				method="get"
				action={action}
				onSubmit={onSubmit}
				aria-busy={isPending}
				className={`relative flex gap-2 ${formClassName}`}
			>
				{children}
			</form>
		</search>
	);
}
