import { type DemoTopic, dealIn } from "./demo-topic.ts";

const TERRACE = dealIn("Setúbal", "EUR", {
	asking: 118_000,
	afterRepairValue: 196_000,
	marginPercent: 30,
	repairs: 24_000,
	fee: 9_000,
});

export const FIRST_TOPICS: DemoTopic[] = [
	{
		category: "deals",
		kind: "announcement",
		language: "en",
		title: "Read before you post: how to show a deal without its address",
		tags: [],
		isPinned: true,
		posts: [
			{
				by: "admin",
				hoursAgo: 700,
				body: "Show the numbers, the town and the state of the house. Leave out the street, the owner’s name and anything by which a neighbour would know them.\n\n- **Numbers** belong in the deal sheet; the school works out the offer.\n- **Photographs** only if nobody can be recognised.\n- Somebody’s price is their business until they sign.",
			},
		],
	},
	{
		category: "deals",
		kind: "dealReview",
		language: "en",
		title: "Owner near Setúbal wants 118,000. Does my offer leave the buyer enough?",
		tags: ["portugal", "transfer tax"],
		posts: [
			{
				by: "student",
				hoursAgo: 90,
				body: "Terraced house, 92 m², empty since her mother died. She would take a quick date over a high price. I have three sales from the land register and a repair list from my own viewing.\n\nThe work takes nine months because the builder is busy. Is 30% still right, or does my buyer need more?",
				deal: TERRACE,
				doubts: [
					{
						by: "learner55",
						line: "repairs",
						comment: "24,000 without an electrician? The wiring is as old as the roof.",
					},
					{ by: "instructor", line: "repairs" },
					{ by: "student2", line: "margin", comment: "Nine months of interest do not fit into 30%." },
				],
			},
			{
				by: "instructor",
				hoursAgo: 86,
				replyTo: 1,
				body: "> [!quote Amara O., 1] The work takes nine months\n\nThen 30% is too thin. Your buyer pays the transfer tax and the notary when buying, and interest for nine months instead of five. I would take 33% and say so to the owner: it is the calendar that costs, not her house. The offer goes from 104,200 down to 98,320.",
				deal: { ...TERRACE, marginPercent: 33 },
			},
			{
				by: "student2",
				hoursAgo: 40,
				body: "Did you ask two buyers how long **they** take? Mine in Halle said the builder decides, not the bank.",
			},
		],
	},
	{
		category: "contracts",
		kind: "question",
		language: "en",
		title: "Seller changed the price after signing. Is the contract still mine?",
		tags: ["option"],
		accepted: 2,
		posts: [
			{
				by: "learner03",
				hoursAgo: 60,
				body: "We both signed an option at 74,000 on Friday. On Monday he wrote that his brother thinks 80,000 is fair. Do I have to start again?",
			},
			{
				by: "instructor2",
				hoursAgo: 57,
				replyTo: 1,
				body: "What was signed stands until both change it in writing. Answer in writing that you keep to the option and its date, and ask what changed for him. What follows if he refuses depends on the country: ask somebody licensed there before you threaten anything.",
			},
			{ by: "learner03", hoursAgo: 55, replyTo: 2, body: "He calmed down when he saw the date in writing. Thank you." },
		],
	},
	{
		category: "countries",
		kind: "question",
		language: "de",
		title: "Notartermin in Leipzig: Wer zahlt die Vorbereitung, wenn der Käufer abspringt?",
		tags: ["deutschland", "notar"],
		posts: [
			{
				by: "student2",
				hoursAgo: 20,
				body: "Der Entwurf ist fertig, und mein Käufer meldet sich nicht mehr. Der Notar sagt, irgendjemand müsse den Entwurf bezahlen. Wer ist das üblicherweise: wer ihn bestellt hat, oder beide?",
			},
		],
	},
	{
		category: "deals",
		kind: "discussion",
		language: "en",
		title: "My first assignment closed in Accra: every number, line by line",
		tags: ["ghana", "first deal"],
		posts: [
			{
				by: "learner05",
				hoursAgo: 50,
				body: "Five months, forty-one calls, two viewings, one contract.\n\n| Line | Amount |\n| --- | --- |\n| Price to the owner | 310,000 |\n| Price to the buyer | 322,000 |\n| Lawyer, both sides | 4,500 |\n\nWhat I would do differently: show the buyer the title search **before** the viewing.",
			},
			{
				by: "student",
				hoursAgo: 47,
				replyTo: 1,
				body: "How did you find the owner in the end? Forty-one calls from which list?",
			},
			{
				by: "learner05",
				hoursAgo: 46,
				replyTo: 2,
				body: "A walk. An empty plot with a wall that somebody still paints every year.",
			},
		],
	},
	{
		category: "courses",
		kind: "question",
		language: "en",
		title: "Why does the margin shrink when the value falls?",
		tags: [],
		accepted: 2,
		posts: [
			{
				by: "learner07",
				hoursAgo: 44,
				body: "In the exercise the repairs and my fee stay the same, but the margin in money gets smaller with the value. Should it not stay?",
			},
			{
				by: "instructor",
				hoursAgo: 43,
				replyTo: 1,
				body: "It is a share of the value, so it moves with it. What the buyer risks, interest, tax and the price at the end, grows with the value as well. Repairs do not: a roof costs what it costs.",
			},
		],
	},
	{
		category: "sellers",
		kind: "discussion",
		language: "ru",
		title: "Письмо собственнику, который живёт за границей: какая версия получила ответы",
		tags: ["письма"],
		posts: [
			{
				by: "learner32",
				hoursAgo: 120,
				body: "Отправил тридцать писем в двух вариантах. Короткое, от руки, с одним вопросом получило шесть ответов; длинное, с предложением цены, ни одного. Вывод простой: сначала спросите, нужен ли человеку этот дом.",
			},
			{
				by: "learner33",
				hoursAgo: 100,
				replyTo: 1,
				body: "А на каком языке писали: на языке страны или на родном языке собственника?",
			},
		],
	},
	{
		category: "buyers",
		kind: "question",
		language: "en",
		title: "How long is too long for an inspection clause?",
		tags: ["inspection"],
		posts: [
			{
				by: "learner11",
				hoursAgo: 150,
				body: "My buyer asks for 21 days to inspect. The seller would like to be done in 30. Where do you draw the line, and what do you ask for in return?",
			},
			{
				by: "instructor2",
				hoursAgo: 140,
				replyTo: 1,
				body: "Ten days for somebody who buys often, fourteen for a house with a roof question. Whoever wants more pays a deposit that stays with the seller after day fourteen.",
			},
		],
	},
];
