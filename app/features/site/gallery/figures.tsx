import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Specimen } from "./specimen";

const SAMPLE_MINUTES = [12, 0, 34, 25, 8, 0, 41, 18, 22, 30, 0, 15, 27, 36];

export function Stats() {
	return (
		<Specimen name="stats" wide>
			<StatList>
				<Stat label="Students" value="5,982" note="41 this week" />
				<Stat label="Countries" value="41" />
				<Stat label="Success rate" value="94%" />
				<Stat label="Courses" value="6" note="one of them free" />
			</StatList>
		</Specimen>
	);
}

export function Charts() {
	return (
		<Specimen name="charts" wide>
			<BarChart
				data={SAMPLE_MINUTES.map((value, index) => ({
					label: `${index + 1} Nov`,
					value,
					isToday: index === SAMPLE_MINUTES.length - 1,
				}))}
				caption="Minutes of learning on each of fourteen days"
				columns={{ label: "Day", value: "Minutes" }}
			/>
		</Specimen>
	);
}
