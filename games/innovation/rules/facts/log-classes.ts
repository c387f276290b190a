/**
 * In which way somebody comes to execute an effect, a karma among them: the second class of its line in the
 * log, behind `card-effect`.
 */
export type EffectWay =
  | 'own-effect'
  | 'shared-effect'
  | 'demanded-effect'
  | 'compelled-effect'
  | 'karma-effect'
