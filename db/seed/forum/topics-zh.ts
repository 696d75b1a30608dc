import { type DemoTopic, dealIn } from "./demo-topic.ts";

const JOHOR = { asking: 330_000, afterRepairValue: 520_000, marginPercent: 28, repairs: 62_000, fee: 18_000 };

export const TOPICS_ZH: DemoTopic[] = [
	{
		category: "deals",
		kind: "dealReview",
		language: "zh",
		title: "新山双层排屋，业主开价 33 万令吉，我的上限差一截",
		tags: ["马来西亚", "装修"],
		posts: [
			{
				by: "learner28",
				hoursAgo: 500,
				body: "永久地契，1989 年建，屋顶漏水，厨房还是原来的。同一条路上翻新过的三间成交在 51 万到 53 万之间，我取 52 万。装修报价 62,000，给买家留 28%，我收 18,000。\n\n算下来最多出到 294,400，业主要 330,000。差这么多，还值得谈吗？",
				deal: dealIn("新山", "MYR", JOHOR),
			},
			{
				by: "learner19",
				hoursAgo: 494,
				replyTo: 1,
				body: "我的中文不太好，请见谅。屋顶要上去看，不要只看天花板。上个月我的单子只是几片瓦移位，八千变成一千五。",
				reactions: { helpful: ["learner28", "learner27"], thanks: ["learner28"] },
			},
			{
				by: "learner26",
				hoursAgo: 488,
				replyTo: 1,
				body: "先想清楚买家是谁。柔佛对外国买家有最低价门槛，据我所知是一百万令吉，所以这间只能卖给本地人。别把新加坡的名单发出去，白忙一场。",
				reactions: { insight: ["learner28", "learner24"] },
			},
			{
				by: "learner28",
				hoursAgo: 430,
				replyTo: 2,
				body: "上屋顶了：只需换防水和两排瓦。装修改成 50,000，上限变成 306,400。我把两张表都给业主看，他说「第一次有人让我看算式」，约了下周再谈。",
				deal: dealIn("新山", "MYR", { ...JOHOR, repairs: 50_000 }),
				reactions: { helpful: ["learner26", "learner27", "learner19"] },
			},
		],
	},
	{
		category: "contracts",
		kind: "question",
		language: "zh",
		title: "香港「摸货」和课程里说的合同转让是一回事吗？",
		tags: ["香港", "转让"],
		accepted: 2,
		posts: [
			{
				by: "learner24",
				hoursAgo: 1_120,
				body: "看到新闻说摸货又多起来了。听起来就是签了临时买卖合约，成交之前转给下一手。和我们学的有什么不同？",
			},
			{
				by: "learner26",
				hoursAgo: 1_111,
				replyTo: 1,
				body: "骨架一样，手续不同。你在中间叫确认人，要和下一手另签一份合约，成交那天三方的律师一起交收。额外印花税在 2024 年 2 月底取消以后，这样做的人才又多了。要留意三点：\n\n1. 第一份合约有没有写明不得转售；\n2. 从价印花税怎么算、谁来付，先问律师；\n3. 下一手的银行肯不肯为摸货单位做按揭，很多银行会压低估价。\n\n我只做过一次，律师费比自己买还贵，别当作轻松钱。",
				reactions: { helpful: ["learner24", "learner27", "learner28"], insight: ["instructor2"] },
			},
			{
				by: "learner24",
				hoursAgo: 1_100,
				replyTo: 2,
				body: "第三点没想到。问了两家银行，一家直接说不做，另一家要看第一手的价钱。谢谢[@陈嘉豪](member:learner26)。",
				reactions: { thanks: ["learner26"] },
			},
		],
	},
	{
		category: "sellers",
		kind: "discussion",
		language: "zh",
		title: "业主问「你是不是中介」，你们怎么回答？",
		tags: ["沟通"],
		posts: [
			{
				by: "learner27",
				hoursAgo: 640,
				body: "打了二十通电话，有十四通第一句就是这个问题。我说「不是」，对方沉默；我解释半天，对方挂断。大家开口第一句怎么说？",
			},
			{
				by: "learner28",
				hoursAgo: 633,
				replyTo: 1,
				body: "我现在说：「我不是中介，不收您的佣金。我找人接手合同，赚的是中间的差价，会写在纸上。」说得越白，对方越愿意听第二句。",
				reactions: { helpful: ["learner27", "learner24"], insight: ["learner26"] },
			},
			{
				by: "learner24",
				hoursAgo: 628,
				replyTo: 2,
				body: "> [!quote 张晓彤, 2] 赚的是中间的差价\n\n要看在哪个国家。有些地方这样做几次就算无牌经纪，先查清楚再这么说，不然等于自己录了口供。",
				reactions: { insight: ["learner28", "learner27", "instructor"] },
			},
			{
				by: "learner27",
				hoursAgo: 600,
				body: "换了说法，再打十通：四通聊过五分钟，一位阿伯约我去看他弟弟的老屋。牌照的事也问了地政士，他说我目前这种情形最好先和持牌的人合作，我就照做了。",
				reactions: { helpful: ["learner28", "learner26"], thanks: ["learner24"] },
				edited: {
					hoursAgo: 596,
					before: "换了说法，再打十通：四通聊过五分钟，一位阿伯约我去看他弟弟的老屋。",
				},
			},
		],
	},
	{
		category: "courses",
		kind: "question",
		language: "zh",
		title: "计算器里「费用」应该填毛利还是扣完税的？",
		tags: ["计算器"],
		accepted: 2,
		posts: [
			{
				by: "learner25",
				hoursAgo: 110,
				body: "练习题给的费用是 9,000。如果我要缴税和律师费，是不是应该先加上去再填？",
			},
			{
				by: "instructor",
				hoursAgo: 104,
				replyTo: 1,
				body: "填买家实际付给您的那个数，也就是税前。报价公式只关心钱从哪里出来：价值减去利润空间、装修和费用，剩下的才是给业主的。您自己的税和律师费要另列一张表，用来判断这笔费用够不够。",
				reactions: { helpful: ["learner25", "learner27"], insight: ["learner24"] },
			},
			{
				by: "learner25",
				hoursAgo: 100,
				replyTo: 2,
				body: "明白了，两张表分开之后，我才看见第一单其实只剩下三千多。",
			},
		],
	},
	{
		category: "buyers",
		kind: "question",
		language: "zh",
		title: "买家要求先付诚意金再看房，正常吗？",
		tags: ["诚意金"],
		posts: [
			{
				by: "learner25",
				hoursAgo: 30,
				body: "反过来了：买家让**我**先付他两千，说怕我把房子同时给别人看，成交后退还。第一次遇到，有点懵。",
			},
			{
				by: "learner24",
				hoursAgo: 27,
				replyTo: 1,
				body: "没见过。通常是买家拿出诚意金，锁住优先看房的顺序。倒过来收钱的，我会先查这个人最近三个月买过什么。",
				reactions: { helpful: ["learner25"], doubt: ["learner28"] },
			},
			{
				by: "learner28",
				hoursAgo: 22,
				replyTo: 1,
				body: "不要付。可以给他一份书面的「四十八小时独家」，不收钱，过期自动失效。认真的买家会接受，不认真的就不会再回你。",
				reactions: { helpful: ["learner25", "learner26"], insight: ["learner24"] },
			},
		],
	},
];
