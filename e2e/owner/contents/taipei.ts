import type { OwnerContent } from "./owner-content";

const JOBS = [
  ["資深前端工程師", "山嵐科技", "2023-06", "", "以 React 重寫訂房網站，載入時間縮短一半。"],
  ["前端工程師", "海風軟體", "2021-02", "2023-05", "建立元件庫，供四個團隊使用。"],
  ["前端工程師", "木棉數位", "2019-07", "2021-01", "維護電商網站的結帳流程。"],
  ["網頁設計師", "小巷工作室", "2018-01", "2019-06", "為三十多間店家設計網站。"],
  ["介面設計師", "LY", "2016-09", "2017-12", "設計童書的互動電子版。"],
  ["實習生", "城市博物館", "2016-02", "2016-06", "整理館藏照片並製作線上展覽。"],
  ["教學助理", "北城大學", "2014-09", "2016-01", "協助程式設計入門課。"],
];

export const taipei: OwnerContent = {
  name: "Taipei, Chinese texts and seven jobs",
  flags: {
    name: "林怡君",
    "first-name": "怡君",
    "latin-name": "Lin Yi-Chun",
    role: "前端工程師",
    email: "yichun@linyichun.tw",
    place: "台北",
    city: "台北",
    country: "TW",
    "time-zone": "Asia/Taipei",
    coordinates: "25.0330, 121.5654",
    accent: "#EF4444",
    accounts: "yes",
    words: "前端工程師, 設計師",
  },
  resume: {
    basics: {
      summary: "我做網站，也做介面設計。喜歡把複雜的事情說得清楚。",
      profiles: [{ network: "GitHub", username: "linyichun" }],
    },
    work: JOBS.map(([position, name, startDate, endDate, point]) => ({
      position,
      name,
      url: "https://www.linyichun.tw/work",
      startDate,
      endDate: endDate || undefined,
      highlights: [point],
    })),
    education: [
      { institution: "北城大學", area: "資訊管理", studyType: "學士", startDate: "2012-09", endDate: "2016-06" },
    ],
    skills: [{ name: "前端", keywords: ["TypeScript", "React", "無障礙設計"] }],
    projects: [
      {
        name: "夜市地圖",
        description: "找得到每一攤的地圖。",
        startDate: "2024-03",
        keywords: ["TypeScript", "React"],
      },
      { name: "注音練習", description: "給孩子的注音遊戲。", startDate: "2022-05", keywords: ["TypeScript"] },
    ],
    certificates: [{ name: "無障礙網頁設計", issuer: "網路學院", date: "2022-11-05" }],
    languages: [
      { language: "中文", fluency: "母語" },
      { language: "English", fluency: "fluent" },
    ],
  },
  changes: {
    "content/hero.ts": { greeting: "你好，我是", subtitle: "做快速、好讀、人人能用的網站。", tags: ["前端", "無障礙"] },
    "content/site.ts": {
      headings: { about: "關於我", experience: "經歷", work: "近期作品", certificates: "證書", contact: "聯絡我" },
    },
  },
};
