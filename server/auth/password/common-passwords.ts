/**
 * The most common passwords. The list contains what all published rankings have in common, in lower case and without
 * usual suffixes; keyboard rows, sequences and repetitions are detected by rules.
 */

const WORDS = `
access account action admin administrator adobe airplane alejandro alexander alexandra alexis amanda amateur america
andrea andrew angel angela angels animal anthony apples arsenal asdasd asdfgh ashley asshole august austin
babygirl babygurl badboy bailey ballin banana bandit barcelona barney baseball basket basketball batman beautiful beaver
benjamin bigdaddy bigdog birdie bismillah blahblah blessed blessing blonde bonnie booboo boomer boston brandon brandy
brazil broncos brother bubbles buddha bulldog buster butter butterfly
calvin camaro camila canada captain carlos caroline cartman casper catherine champion changeme charles charlie charlotte
cheese chelsea cherry chester chicago chicken chocolate chris christ christian christina christopher claudia coffee
college compaq computer confused cookie cooper copper corvette cowboy cowboys cricket crystal
daddysgirl dakota dallas daniel daniela danielle dennis denver design destiny diablo diamond dolphin dominic donald
dragon dreams eagles edward einstein elizabeth emmanuel eminem england everton explorer extreme
falcon family fender ferrari fishing florida flower football forever france franklin freddy freedom friend friends
gandalf gateway george gemini genius ginger giants gloria golden golfer google gordon gracie guitar gunner
hammer hannah happy harley harrypotter heather hello hellokitty helpme hockey hooters horses hotdog house hunter
iceman iloveme iloveu iloveyou indian internet iverson
jackson jaguar jasmine jasper jeffrey jennifer jeremy jessica jessie jesus john johnny jonathan jordan joseph joshua
junior justin karina kawasaki killer kimberly kissme kristina ladybug lakers laptop lauren legend letmein leonardo
liberty lifehack little liverpool london loser love lovely loveme lover loverboy loveyou lucky
maddog madison maggie magic manager manchester mariana marina marine marlboro martin master matrix matthew maverick
maxwell melissa member mercedes merlin metallica mexico michael michelle mickey midnight miller minecraft miranda mommy
monday monica monkey monster morgan mother motorola mountain mustang
naruto natalie nathan nicholas nicole nintendo nothing november october office oliver online orange
packers pakistan panther pass passw0rd password passwort patricia patrick peanut pepper phoenix player please pokemon
police porsche power precious prince princess private public purple
qazwsx qwerty qwertz rabbit rachel raiders rainbow rangers rebecca redsox richard robert rockyou rockstar ronaldo
samantha samsung samuel sandra santiago saturn school scooter scorpio scorpion secret security september sergey
shadow shannon silver simple skywalker slayer slipknot snoopy soccer softball spider spiderman spongebob starwars
startrek steelers stephanie steven summer sunday sunshine superman superstar surfer sweety sweetheart swordfish
taylor teacher teddybear temp test tester testing thomas thunder tigers tigger tinkerbell toor topsecret travis trustno
turtle twilight unicorn united unknown user valentina vanessa veronica victor victoria viking vincent voyager
warrior welcome whatever william willow windows winner winston winter wizard wonder xavier yamaha yankees yellow zaq
zxcvbn zxcvbnm
abc abcdef abcd abcde abcdefg asdf asdfghjkl aaa azerty qwe qwer qwert qwertyuiop qaz qazwsxedc wsx wasd zxc
tincture palette color colors colour colours
`;

const COMMON = new Set(WORDS.trim().split(/\s+/));
/** Rows of keys, and counting sequences. */
const ROWS = [
  "1234567890123",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv",
  "1q2w3e4r5t6y7u8i9o0p",
  "zaq12wsx",
  "147258369",
  "789456123",
];
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * Whether the password is on the list or follows one of the rules, also with a few digits or signs added or letters
 * replaced by similar-looking ones; upper and lower case count as equal.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (new Set(small).size <= 2 || isRepeat(small)) return true;
  const word = small.replace(/[^a-z]+$/, "");
  const isWord = (text: string): boolean => COMMON.has(text);
  if (small.length - word.length <= 4 && isWord(word)) return true;
  const read = small
    .replace(/[\d@$!?.*#]{0,4}$/, "")
    .replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  if (isWord(read) || isWord(small.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign))) return true;
  // Leading digits, as in 123456abc, and rows in either direction.
  const rest = small.replace(/^\d+/, "");
  if (isRun(small.slice(0, small.length - rest.length)) && (rest === "" || isWord(rest))) return true;
  return isRun(small) || isRun(small.replace(/\d{1,4}$/, ""));
}

function isRun(text: string): boolean {
  if (text.length < 3) return false;
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

/** A short part repeated: "abcabc", "121212". */
function isRepeat(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text);
}
