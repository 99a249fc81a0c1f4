import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { CLASES_LINEA, LARGO_CONCEPTO, MAXIMO_LINEAS_RETRIBUCION, type ClaseLinea } from '@jornada/domain/retribuciones/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { MoneyInput } from '@jornada/web/fields/amount-input.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { missingInLines, type PayValues, type TypedLine } from '../model/pay-values.ts';
import { usePayNames } from '../use-pay-names.ts';
import classes from '../pay.module.css';

/** What is paid and taken off, one by one; whether that comes to the figures above is said while it is typed. */
export function PayLines({ of: form }: { of: ContractForm<PayValues> }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const { value: lines, set } = form.field<TypedLine[]>('lineas');
  const change = (clave: number, part: Partial<TypedLine>) => set(lines.map((one) => (one.clave === clave ? { ...one, ...part } : one)));
  const add = () => {
    const clave = 1 + Math.max(0, ...lines.map((one) => one.clave));
    set([...lines, { clave, clase: 'devengo', concepto: '', importe: null, nota: '' }]);
  };
  return (
    <fieldset className={classes.lines}>
      <legend>{t('retribuciones.gestion.lineas')}</legend>
      <Text size="sm" c="dimmed">
        {t('retribuciones.gestion.lineas-nota')}
      </Text>
      {lines.map((line, index) => (
        <div key={line.clave} className={classes.line} role="group" aria-label={t('retribuciones.gestion.linea', { numero: index + 1 })}>
          <NativeSelect
            aria-label={t('retribuciones.gestion.clase-linea')}
            value={line.clase}
            data={CLASES_LINEA.map((clase) => ({ value: clase, label: t(`retribuciones.lineas.${clase}`) }))}
            onChange={({ currentTarget: { value } }) => change(line.clave, { clase: value as ClaseLinea })}
          />
          <TextInput
            aria-label={t('retribuciones.gestion.concepto')}
            placeholder={t('retribuciones.gestion.concepto')}
            value={line.concepto}
            maxLength={LARGO_CONCEPTO}
            error={form.errors[`lineas.${index}.concepto`]}
            onChange={(event) => change(line.clave, { concepto: event.currentTarget.value })}
          />
          <MoneyInput
            currency="EUR"
            aria-label={t('retribuciones.gestion.importe')}
            value={line.importe}
            error={form.errors[`lineas.${index}.importe`]}
            onChange={(importe) => change(line.clave, { importe })}
          />
          <TextInput
            aria-label={t('retribuciones.gestion.nota')}
            placeholder={t('retribuciones.gestion.nota')}
            value={line.nota}
            maxLength={LARGO_CONCEPTO}
            onChange={(event) => change(line.clave, { nota: event.currentTarget.value })}
          />
          <ActionIcon
            aria-label={t('retribuciones.gestion.quitar-linea', { concepto: line.concepto || index + 1 })}
            onClick={() => set(lines.filter((one) => one.clave !== line.clave))}
          >
            <Glyph of={IconTrash} />
          </ActionIcon>
        </div>
      ))}
      {CLASES_LINEA.map((clase) => {
        const missing = missingInLines(form.values, clase);
        return (
          missing !== null &&
          missing !== 0 && (
            <Text key={clase} size="sm" c="warn" role="status">
              {t(missing > 0 ? `retribuciones.lineas.faltan-${clase}` : `retribuciones.lineas.sobran-${clase}`, {
                importe: names.money(Math.abs(missing)),
              })}
            </Text>
          )
        );
      })}
      <Group mt="xs">
        <Button variant="default" leftSection={<Glyph of={IconPlus} />} disabled={lines.length >= MAXIMO_LINEAS_RETRIBUCION} onClick={add}>
          {t('retribuciones.gestion.anadir-linea')}
        </Button>
      </Group>
    </fieldset>
  );
}
