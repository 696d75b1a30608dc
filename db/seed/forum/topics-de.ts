import { type DemoTopic, dealIn } from "./demo-topic.ts";

const HALLE = { asking: 69_000, afterRepairValue: 148_000, marginPercent: 30, repairs: 41_000, fee: 7_000 };

export const TOPICS_DE: DemoTopic[] = [
	{
		category: "deals",
		kind: "dealReview",
		language: "de",
		title: "Reihenhaus in Halle, Heizung von 1994: Rechne ich die Sanierung zu hart?",
		tags: ["deutschland", "heizung"],
		posts: [
			{
				by: "learner47",
				hoursAgo: 520,
				body: "98 m², Keller trocken, Fenster von 2011, Gasheizung von 1994. Nach der Sanierung sehe ich 148.000, zwei Verkäufe in der Straße stützen das. Für Heizung, Bad und Elektrik stehen 41.000 in meinem Blatt.\n\nMit 30 % und 7.000 für mich bleiben 55.600. Die Eigentümerin hofft auf 69.000.",
				deal: dealIn("Halle (Saale)", "EUR", HALLE),
			},
			{
				by: "learner46",
				hoursAgo: 514,
				replyTo: 1,
				body: "Was genau ist bei der Heizung gerechnet? Eine Wärmepumpe mit neuen Heizkörpern ist etwas anderes als ein Tausch. Mein Käufer beantragt die Förderung selbst, aber erst nach dem Kauf, und dafür lässt er mir keinen Cent nach.",
				reactions: { helpful: ["learner47"], insight: ["learner48"] },
			},
			{
				by: "learner48",
				hoursAgo: 509,
				body: "Die Elektrik würde ich vor Ort messen lassen, bevor sie komplett im Blatt steht. Bei mir in Dessau war die Hälfte der Leitungen schon 2003 erneuert, stand nur nirgends.",
				reactions: { helpful: ["learner47", "learner50"] },
			},
			{
				by: "learner47",
				hoursAgo: 470,
				replyTo: 3,
				body: "> [!quote Mehmet Y., 3] bevor sie komplett im Blatt steht\n\nGemessen: Erdgeschoss in Ordnung, nur oben neu. Sanierung jetzt 33.500, mein Höchstgebot 63.100. Danke, [@Mehmet](member:learner48), das waren 7.500 Euro für eine Stunde Elektriker.",
				deal: dealIn("Halle (Saale)", "EUR", { ...HALLE, repairs: 33_500 }),
				reactions: { thanks: ["learner48"], helpful: ["learner46", "instructor"] },
			},
			{
				by: "learner46",
				hoursAgo: 455,
				replyTo: 4,
				body: "Vergiss beim Gespräch mit dem Käufer die Grunderwerbsteuer nicht. In Sachsen-Anhalt sind es meines Wissens 5 %, ein paar Kilometer weiter in Sachsen 5,5 %.",
			},
		],
	},
	{
		category: "contracts",
		kind: "question",
		language: "de",
		title: "Ankaufsrecht statt Kaufvertrag: Muss das wirklich zum Notar?",
		tags: ["deutschland", "ankaufsrecht"],
		accepted: 2,
		posts: [
			{
				by: "learner48",
				hoursAgo: 968,
				body: "Der Eigentümer würde mir für 500 Euro drei Monate lang ein Ankaufsrecht geben, handschriftlich, er und ich. Sein Neffe meint, so ein Zettel sei nichts wert. Hat er recht?",
			},
			{
				by: "learner46",
				hoursAgo: 961,
				replyTo: 1,
				body: "Leider ja. Alles, was jemanden zum Verkauf oder Kauf eines Grundstücks verpflichtet, muss in Deutschland beurkundet werden, § 311b BGB. Das gilt auch für das Ankaufsrecht und dafür, es weiterzugeben. Frag den Notar gleich nach zwei Dingen: was die Beurkundung kostet, und ob beim Benennen eines Dritten **bei dir** Grunderwerbsteuer anfällt. Bei mir war das der teurere Teil, meine Steuerberaterin hat es vorher ausgerechnet.",
				reactions: { helpful: ["learner48", "learner47", "learner50"], insight: ["instructor2"] },
			},
			{
				by: "learner49",
				hoursAgo: 190,
				replyTo: 2,
				body: "In Österreich wurde mir etwas Ähnliches gesagt, nur mit der beglaubigten Unterschrift fürs Grundbuch. Also auch hier: erst zum Notariat, dann zum Eigentümer.",
			},
			{
				by: "learner48",
				hoursAgo: 180,
				replyTo: 2,
				body: "Nachtrag: Der Notar wollte 380 Euro, der Eigentümer übernahm die Hälfte, weil er nun selbst schwarz auf weiß hatte, wann Schluss ist.",
				reactions: { thanks: ["learner46"] },
			},
		],
	},
	{
		category: "sellers",
		kind: "discussion",
		language: "de",
		title: "Wie sage ich einer Witwe, dass ich mit dem Vertrag Geld verdiene?",
		tags: ["gespräch", "fairness"],
		posts: [
			{
				by: "learner50",
				hoursAgo: 790,
				body: "Sie ist 78, das Haus in Olten ist ihr zu gross, und sie vertraut mir. Genau das macht mir zu schaffen. Sage ich am Telefon, dass ich den Vertrag weitergebe, oder erst beim zweiten Besuch?",
			},
			{
				by: "instructor",
				hoursAgo: 781,
				replyTo: 1,
				body: "Beim ersten Besuch, bevor eine Zahl fällt. Mein Satz lautet: „Ich kaufe nicht für mich. Ich suche jemanden, der kauft, und verdiene daran.“ Danach bitte ich sie, jemanden aus der Familie dazuzuholen. Wer nach diesem Satz noch verkaufen will, ist auch in drei Wochen noch damit einverstanden.",
				reactions: { helpful: ["learner50", "learner47", "learner46"], insight: ["learner48"] },
			},
			{
				by: "learner47",
				hoursAgo: 770,
				replyTo: 1,
				body: "Ich schreibe den Satz zusätzlich in den Brief nach dem Besuch. Einmal rief die Tochter an, wütend, mit dem Brief in der Hand. Nach zwei Minuten war sie auf meiner Seite, weil alles darin stand.",
				reactions: { insight: ["learner50"] },
			},
			{
				by: "learner50",
				hoursAgo: 700,
				replyTo: 2,
				body: "Gesagt, am Küchentisch, mit rotem Kopf. Ihre Antwort: „Das habe ich mir gedacht, junger Mann, umsonst kommt keiner aus Zürich.“ Der Sohn ist am Samstag dabei.",
				reactions: { helpful: ["learner46", "learner48", "student"], thanks: ["instructor"] },
			},
		],
	},
	{
		category: "courses",
		kind: "question",
		language: "de",
		title: "Lektion über Vergleichswerte: Zählt ein Verkauf unter Verwandten mit?",
		tags: ["bewertung"],
		accepted: 2,
		posts: [
			{
				by: "learner49",
				hoursAgo: 216,
				body: "In der Übung liegt ein Verkauf 35 % unter den anderen. Ich vermute Mutter an Sohn. Streiche ich ihn, oder drückt er den Durchschnitt zu Recht?",
			},
			{
				by: "learner46",
				hoursAgo: 211,
				replyTo: 1,
				body: "Streichen, aber mit Notiz. Ein Preis unter Verwandten sagt etwas über die Familie und nichts über den Markt. Hinschreiben solltest du es trotzdem: Wenn du drei streichst und immer die niedrigen, belügst du dich selbst.",
				reactions: { helpful: ["learner49", "learner47"], insight: ["learner50"] },
			},
			{
				by: "learner49",
				hoursAgo: 208,
				replyTo: 2,
				body: "Der letzte Satz hängt jetzt über meinem Schreibtisch.",
				reactions: { thanks: ["learner46"] },
			},
		],
	},
];
