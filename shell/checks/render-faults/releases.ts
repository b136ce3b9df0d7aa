import { join } from 'node:path';
import { writeBuild } from 'release-kit/testing/test-release';

/** Secret that stands in the shell's environment, and must never be seen outside it. */
export const secret = 'render-check-secret-4711';

export const otherPage = '/en-us/steady';
export const brokenPage = '/en-us/broken';
/** What the page says when a sound version of the remote rendered it. */
export const soundWords = 'This version is sound';

/** A fault that a release can have, and what must become of its page. */
export interface FaultyRelease {
  readonly name: string;
  /** Source of the screen's server module; `page(text)` is a component and `listener` an address that counts its visitors. */
  readonly module: string;
  /** `previous`: the previous version answers; `confined`: the page is rendered, and what it tried to reach stayed out of reach. */
  readonly outcome: 'previous' | 'confined';
  /** Text of the report to the owner; undefined when there is nothing to report. */
  readonly reported?: RegExp;
  /** Page views until the fault shows, for those that build up. */
  readonly views?: number;
  /** Whether the short form of the check has it. */
  readonly isQuick?: boolean;
}

const fault = (name: string, rest: Omit<FaultyRelease, 'name'>): FaultyRelease => ({ name, ...rest });

const prelude = (listener: string) =>
  `const react=require('react');const page=text=>()=>react.createElement('p',null,text);const listener=${JSON.stringify(listener)};`;

/** What a sound screen exports. */
const sound = `exports.default=page(${JSON.stringify(soundWords)});exports.head=()=>({title:'sound'});`;

export const faultyReleases: readonly FaultyRelease[] = [
  fault('a throwing head', {
    isQuick: true,
    module: "exports.default=page('x');exports.head=()=>{throw new Error('head of the check')};",
    outcome: 'previous',
    reported: /head of the check/,
  }),
  fault('a head that is no head', {
    module: "exports.default=page('x');exports.head=()=>({title:{toString(){throw new Error('title')}}});",
    outcome: 'previous',
    reported: /Invalid type/,
  }),
  fault('a throwing loader', {
    module: "exports.default=page('x');exports.loader=async()=>{throw new Error('loader of the check')};",
    outcome: 'previous',
    reported: /loader of the check/,
  }),
  fault('a loader that never resolves', {
    isQuick: true,
    module: "exports.default=page('x');exports.loader=()=>new Promise(()=>{});",
    outcome: 'previous',
    reported: /The loader did not finish/,
  }),
  fault('a render that never resolves', {
    module: 'const never=new Promise(()=>{});exports.default=()=>react.use(never);',
    outcome: 'previous',
    reported: /The render did not finish/,
  }),
  fault('a throwing render', {
    module: "exports.default=()=>{throw new Error('render of the check')};",
    outcome: 'previous',
    reported: /render of the check/,
  }),
  fault('a loop at render', {
    isQuick: true,
    module: 'exports.default=()=>{for(;;);};',
    outcome: 'previous',
    reported: /did not answer/,
  }),
  fault('a loop of promises in a loader', {
    module: "exports.default=page('x');exports.loader=async()=>{for(;;)await null};",
    outcome: 'previous',
    reported: /did not answer/,
  }),
  fault('a loop when it is evaluated', { module: "for(;;);exports.default=page('x');", outcome: 'previous' }),
  fault('process.exit in its render', {
    module: 'exports.default=()=>{process.exit(1);};',
    outcome: 'previous',
    reported: /exit/,
  }),
  fault('process.abort in its loader', {
    module: "exports.default=page('x');exports.loader=async()=>process.abort();",
    outcome: 'previous',
    reported: /abort/,
  }),
  fault('memory without end in its render', {
    isQuick: true,
    module: 'exports.default=()=>{const all=[];for(;;)all.push(new Array(1e5).fill(all.length));};',
    outcome: 'previous',
    reported: /ran out of memory|crashed|did not answer/,
  }),
  fault('a leak of 8 MB with each page', {
    module:
      "const all=[];exports.default=page('x');exports.head=()=>{all.push(new Array(1e6).fill(all.length));return{title:'x'}};",
    outcome: 'previous',
    reported: /ran out of memory/,
    views: 40,
  }),
  fault('a leak of 8 MB outside the heap with each page', {
    module:
      "const all=[];exports.default=page('x');exports.head=()=>{all.push(new Uint8Array(8e6).fill(all.length));return{title:'x'}};",
    outcome: 'previous',
    reported: /ran out of memory/,
    views: 40,
  }),
  fault('ways to the network', {
    isQuick: true,
    module:
      "const tries=[()=>fetch(listener),()=>new WebSocket(listener.replace('http','ws')),()=>require('node:http').get(listener),()=>process.getBuiltinModule('net').connect(new URL(listener).port),()=>new EventSource(listener)];" +
      "exports.default=page('x');exports.loader=async({calls})=>{for(const t of tries){try{await t()}catch(e){}}return{found:'tried'}};",
    outcome: 'confined',
  }),
  fault('a built-in that throws', {
    isQuick: true,
    module:
      "const broken=()=>{throw new Error('built-in of the check')};const ruin=(o,k)=>{try{o[k]=broken}catch(e){}try{Object.defineProperty(o,k,{value:broken})}catch(e){}};" +
      `exports.loader=async()=>{ruin(Object.getPrototypeOf([]),'map');ruin(Promise.prototype,'then');ruin(JSON,'stringify');ruin(globalThis,'Map');return{}};${sound}`,
    outcome: 'confined',
  }),
  fault('everything in reach replaced', {
    isQuick: true,
    module:
      "const seen=new Set();const broken=()=>{throw new Error('everything of the check')};const ruin=o=>{if(o===null||!/^(object|function)$/.test(typeof o)||seen.has(o))return;seen.add(o);" +
      'const all=Reflect.ownKeys(o).map(k=>[k,Object.getOwnPropertyDescriptor(o,k)]);ruin(Object.getPrototypeOf(o));for(const[k,d]of all){ruin(d.value);ruin(d.get)}' +
      "for(const[k,d]of all){if(o!==all&&typeof d.value==='function'){try{o[k]=broken}catch(e){}try{Object.defineProperty(o,k,{value:broken})}catch(e){}try{delete o[k]}catch(e){}}}" +
      'try{Object.setPrototypeOf(o,null)}catch(e){}};' +
      "for(const m of ['react','react/jsx-runtime','react-dom','@emotion/react','jotai/react','jotai/vanilla','shared-contracts/platform','shared-contracts/flags','shared-contracts/session','storefront-kit/routing','storefront-kit/slot'])ruin(require(m));" +
      `exports.loader=async()=>{ruin(globalThis);return{}};${sound}`,
    outcome: 'confined',
  }),
  fault('the notes of React changed', {
    module:
      "exports.default=()=>{react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H.useContext=()=>{throw new Error('dispatcher of the check')};return null};",
    outcome: 'previous',
    reported: /undefined/,
  }),
  fault('a context locked that all remotes read', {
    isQuick: true,
    module:
      "const{ThemeProvider}=require('@emotion/react');exports.default=()=>{const theme=ThemeProvider({theme:{},children:null});Object.freeze(theme.type);return theme};",
    outcome: 'previous',
    reported: /damaged what pages share/,
  }),
  fault('the stores of all remotes replaced', {
    module:
      "exports.loader=async()=>require('jotai/vanilla').INTERNAL_overrideCreateStore(()=>()=>{throw new Error('store of the check')});exports.default=page('x');",
    outcome: 'previous',
    reported: /not a function/,
  }),
  fault('a huge head', {
    isQuick: true,
    module: "exports.default=page('x');exports.head=()=>({title:'&'.repeat(3e7)});",
    outcome: 'previous',
    reported: /Invalid length/,
  }),
  fault('huge data of a loader', {
    module: `exports.loader=async()=>({all:'a'.repeat(3e7)});${sound}`,
    outcome: 'confined',
    reported: /characters of data/,
  }),
  fault('blame of another remote', {
    module:
      "const{usePlatform}=require('shared-contracts/platform');exports.default=()=>{const{report}=usePlatform();for(let i=0;i<300;i+=1)report(new Error('blame of the check'),{remote:'steady',phase:'render'});return page('x')()};",
    outcome: 'confined',
    reported: /blame of the check/,
  }),
  fault('timers that never end', {
    isQuick: true,
    module:
      "const busy=ms=>{const end=Date.now()+ms;while(Date.now()<end);};setInterval(()=>busy(400),1);exports.default=page('x');" +
      'const again=()=>{busy(100);setImmediate(again)};exports.loader=async()=>{setTimeout(()=>{for(;;);},300);setInterval(()=>busy(400),200);setTimeout(again,200);return{}};',
    outcome: 'confined',
  }),
  fault('rejections that nobody handles', {
    isQuick: true,
    module:
      "exports.default=page('x');exports.loader=async()=>{for(let i=0;i<3000;i++)Promise.reject(new Error('rejection '+i));return{}};",
    outcome: 'confined',
  }),
  fault('an error that cannot be read', {
    module:
      "exports.default=page('x');exports.loader=async()=>{throw Object.defineProperty(new Error(),'message',{get(){throw new Error('getter of the check')}})};",
    outcome: 'previous',
    reported: /cannot be read/,
  }),
  fault('an answer of the services that breaks the page around it', {
    isQuick: true,
    module:
      "const{ProductError}=require('shared-contracts/errors/product-error');exports.default=page('x');" +
      "exports.loader=async()=>{throw Object.defineProperty(new ProductError('GEN500',''),'status',{get(){throw new Error('status of the check')}})};",
    outcome: 'previous',
    reported: /damaged what pages share/,
  }),
  fault('loader data that is no JSON', {
    module: `exports.loader=async()=>({amount:1n});${sound}`,
    outcome: 'confined',
    reported: /BigInt/,
  }),
  fault('a loader that calls without end', {
    module:
      "exports.default=page('x');exports.loader=async({calls})=>{for(;;)await calls({name:'check.call',method:'GET',path:'/product/v1/check',access:'anyone',errors:[]},{}).catch(()=>{})};",
    outcome: 'previous',
    reported: /The loader did not finish/,
  }),
  fault('a look at the environment', {
    isQuick: true,
    module:
      "exports.default=page('x');exports.loader=async()=>({found:JSON.stringify(process.env)+JSON.stringify(globalThis.process.argv??'')});",
    outcome: 'confined',
  }),
  fault('ways to files', {
    module:
      "const tries=[()=>require('node:fs'),()=>process.getBuiltinModule('fs'),()=>process.binding('fs'),()=>Function('return process')().mainModule.require('fs'),()=>react.useState.constructor('return import(\"node:fs\")')()];" +
      "exports.default=page('x');exports.loader=async()=>{const found=[];for(const t of tries){try{const fs=await t();found.push(fs?.readFileSync?.('/proc/self/environ','utf8')??fs?.readFileSync?.('/etc/passwd','utf8')??'')}catch(e){found.push('refused')}}return{found}};",
    outcome: 'confined',
  }),
  fault('ways to a stream', {
    isQuick: true,
    module:
      'const seen=new Set();const walk=(o,depth)=>{if(o===null||!/^(object|function)$/.test(typeof o)||seen.has(o)||depth>6)return false;seen.add(o);try{if(o._handle)return true}catch(e){}' +
      'return Reflect.ownKeys(o).some(k=>{try{return walk(Object.getOwnPropertyDescriptor(o,k).value,depth+1)}catch(e){return false}})||walk(Object.getPrototypeOf(o),depth+1)};' +
      `exports.default=page('x');exports.loader=async()=>({found:walk(globalThis,0)?'reached'+' a stream':'nothing'});`,
    outcome: 'confined',
  }),
];

/** Writes the build of a remote with one page; a build without a fault renders `soundWords`. */
export function writeRemote(
  folder: string,
  { remote, version, module }: { readonly remote: string; readonly version: string; readonly module?: string },
  listener: string,
): string {
  return writeBuild(
    join(folder, `${remote}-${version}`),
    version,
    {
      'browser/entry.js': `export const version = '${version}';`,
      'server/screen.cjs': prelude(listener) + (module ?? sound),
    },
    {
      name: remote,
      owner: `team-${remote}`,
      container: `${remote}_${version.replace(/\W/g, '_')}`,
      routes: [{ path: `/${remote}`, expose: 'screen', chrome: 'full', personal: false }],
    },
  );
}
