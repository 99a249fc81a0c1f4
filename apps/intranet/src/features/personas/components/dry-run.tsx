import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Ensayo } from '@jornada/contract';
import { Strip } from './strip.tsx';
import { Missing } from './missing.tsx';
import { ChangedLines, CreatedLines, DoubtfulLines, RefusedLines } from './import-lines.tsx';
import type { CeldaCorregida } from './mend-cell.tsx';
import type { RechazoLinea } from '../model/import-files.ts';
import classes from '../import.module.css';

type Props = {
  ensayo: Ensayo;
  isBusy: boolean;
  onUse: (rechazo: RechazoLinea) => void;
  /** A cell is read as something else. */
  onMend: (cell: CeldaCorregida) => void;
  onDepartments: (nombres: string[]) => void;
  /** Accepted lines although the name differs, and the checkbox for each. */
  confirmadas: number[];
  onConfirm: (lineas: number[]) => void;
};

/** The result of the dry run by line: first refused lines, then changes, then new people. */
export function DryRun({ ensayo, isBusy, onUse, onMend, onDepartments, confirmadas, onConfirm }: Props) {
  const { t } = useTranslation();
  const { archivo, cuentas, desconocidas } = ensayo;
  return (
    <div className={classes.run}>
      <h2>{t('personas.importar.resumen', { count: cuentas.crear + cuentas.cambiar, total: archivo.lineas })}</h2>
      <Text c="dimmed" mb="sm">
        {t('personas.importar.ensayo')}
      </Text>
      {desconocidas.length > 0 && (
        <Text c="dimmed" mb="sm">
          {t('personas.importar.desconocidas', { columnas: desconocidas.join(', ') })}
        </Text>
      )}
      <Strip ensayo={ensayo} />
      <Missing ensayo={ensayo} isBusy={isBusy} onDepartments={onDepartments} />
      <DoubtfulLines ensayo={ensayo} isBusy={isBusy} confirmadas={confirmadas} onConfirm={onConfirm} />
      <RefusedLines ensayo={ensayo} isBusy={isBusy} onUse={onUse} onMend={onMend} />
      <ChangedLines ensayo={ensayo} />
      <CreatedLines ensayo={ensayo} />
    </div>
  );
}
