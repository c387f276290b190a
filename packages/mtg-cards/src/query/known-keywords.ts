/**
 * Keywords of the game in lower case, by which a misspelled one is recognized. Cards may have others, too.
 */
export const KNOWN_KEYWORDS: readonly string[] =
  `absorb,adapt,adventure,affinity,afflict,afterlife,aftermath,amass,amplify,annihilator,
ascend,assemble,assist,augment,awaken,backup,banding,bargain,battalion,battle cry,bestow,blitz,bloodrush,bloodthirst,bolster,boast,
bushido,buyback,cascade,casualty,champion,changeling,channel,chroma,cipher,clash,cleave,cloak,cohort,collect evidence,companion,compleated,
connive,conspire,constellation,converge,convoke,corrupted,coven,craft,crew,cumulative upkeep,cycling,dash,daybound,deathtouch,decayed,
defender,delirium,delve,demonstrate,descend,detain,dethrone,devoid,devour,discover,disguise,disturb,domain,double strike,dredge,echo,embalm,
emerge,eminence,enchant,encore,enlist,enrage,entwine,epic,equip,escalate,escape,eternalize,evoke,evolve,exalted,exert,exploit,explore,
extort,fabricate,fading,fateful hour,fateseal,fear,ferocious,fight,first strike,flanking,flash,flashback,flying,food,for mirrodin,forage,
forecast,foretell,formidable,freerunning,frenzy,fuse,gift,goad,graft,grandeur,gravestorm,haste,haunt,hellbent,heroic,hexproof,hideaway,
horsemanship,imprint,improvise,incubate,indestructible,infect,inspired,intimidate,investigate,join forces,jump-start,kicker,kinship,
landcycling,landfall,learn,level up,lifelink,lieutenant,living weapon,madness,magecraft,manifest,mayhem,meld,melee,menace,mentor,metalcraft,
mill,miracle,modular,monstrosity,morbid,morph,mountainwalk,multikicker,mutate,myriad,nightbound,ninjutsu,offering,offspring,outlast,overload,
pack tactics,partner,persist,phasing,plot,poisonous,populate,proliferate,protection,prototype,provoke,prowess,prowl,radiance,raid,rally,
rampage,ravenous,reach,read ahead,rebound,reconfigure,recover,regenerate,reinforce,renown,replicate,retrace,revolt,riot,ripple,saddle,scavenge,
scry,shadow,shroud,skulk,soulbond,soulshift,spectacle,spell mastery,splice,split second,squad,station,storm,strive,sunburst,support,surge,
surveil,suspect,suspend,swampwalk,sweep,swordsmith,tempting offer,threshold,toxic,training,trample,transfigure,transform,transmute,tribute,
undergrowth,undaunted,undying,unearth,unleash,valiant,vanishing,venture,vigilance,ward,warp,will of the council,wither,forestwalk,islandwalk,
plainswalk`
    .replaceAll('\n', '')
    .split(',')
