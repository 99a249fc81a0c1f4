import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { MODES, type Mode } from './proposal.ts';

const NAMES = {
  salida: 'correcciones.proponer.modo-salida',
  fichaje: 'correcciones.proponer.modo-fichaje',
  dia: 'correcciones.proponer.modo-dia',
} as const satisfies Record<Mode, string>;

/** The choice of what is missing on the day. */
export function ModeChoice({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentChoice
      mb="lg"
      aria-label={t('correcciones.proponer.falta')}
      value={value}
      options={MODES.map((mode) => ({ value: mode, label: t(NAMES[mode]) }))}
      onChoose={onChange}
    />
  );
}
