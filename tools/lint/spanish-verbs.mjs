// Verbs that somebody who has the specification at hand might reach for. One that is missing is added when it is met.
const AR = `acab acept acord activ actu actualiz acumul agreg ajust alarg almacen anad anot anticip anul aplaz aplic aprob archiv asign autoriz avanz avis ayud
  baj bloque borr busc cambi calcul cancel carg cerr clasific coloc comenz compar comprob comunic confirm conserv consult cont contest control copi cort cre cruz cuadr
  declar dej deneg desactiv desbloque descans descarg descart desconect desmarc determin devolv dibuj duplic edit elimin emit empez encontr ensay entr entreg envi esper estim evalu examin
  export fich fij filtr finaliz firm form formate gan gast gener gestion grab guard habilit identific import impugn inform inici insert instal intent invalid invit juzg lanz
  lim limit limpi list llam llen llev localiz marc mejor mezcl mir modific mostr navig necesit neg nombr normaliz not notific numer observ ocult olvid orden organiz pag par particip pas
  planific precis prefij pregunt prepar present prob procesar program prolong proyect public quit reactiv realiz rebaj recalcul rechaz reclam record rectific recuper redonde reemplaz registr
  reintent reinici renombr renov repas report reserv respald respet restaur rest result retir retras revis revoc rot separ señal simul sobr solap solicit subsan sum tard termin
  tom trabaj traslad trat ubic us valid valor verific vigil visit visualiz`;
const ER = `aparec atend com comprend conced conoc corr deb defend depend deshac disolv establec extend hac le met mov nac obten ofrec parec perd permanec pertenec pod pon posponer
  posee prend proced prometer propon proteg quer recog reconoc recorr reconoc resolv respond romp sab sosten suced suspend ten traer val venc vend ver volv`;
const IR = `abr acud adjunt admit añad anad asist atribu avert combat compart conclu conduc confund consegu constru consum convert correg cubr cumpl decid decir defin descubr
  deduc describ despid difer dirig dispon distingu distribu divid eleg emit escrib exclu exig exist exped fund imped imprim inclu influ interrump introduc inscrib invert
  med ocurr o part ped permit persegu prefer produc prohib prosegu readmit reabr recib reduc refer reflej regir repart repet requer resid reun revert sal segu servi sub suger
  suprim sustitu traduc transcurr transfer transmit un viv`;

const stems = (text) => text.split(/\s+/).filter(Boolean);

// What these say looks like an English word, or is a noun of ours.
const NOT_A_VERB = new Set(['dear', 'far', 'form', 'her', 'over']);

/** The infinitives, without accents. */
export const INFINITIVES = new Set();
