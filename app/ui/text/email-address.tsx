export function EmailAddress({ of }: { of: string }) {
	const end = of.lastIndexOf("@") + 1;
	return (
		<>
			{of.slice(0, end)}
			<wbr />
			{of.slice(end)}
		</>
	);
}
