import { useTranslation } from 'react-i18next';
import { entradaFacturar, informeProyectos, type PorFacturarVista } from '@jornada/contract/informe-proyectos/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { useReportWords } from '../use-report-words.ts';

type Props = { of: PorFacturarVista; hasta: string; onClose: () => void };

/** Marks what is billable of a project as billed: what is sent is what stands here, so that nothing else is marked. */
export function BillForm({ of, hasta, onClose }: Props) {
  const { t } = useTranslation();
  const words = useReportWords();
  const { proyecto, cliente, entradas, minutos, importeCentimos, sinPrecioMinutos = 0, desde } = of;
  const form = useContractForm(informeProyectos.facturar, {
    schema: entradaFacturar,
    initial: { referencia: '' },
    input: ({ referencia }) => ({ referencia, proyecto: proyecto.id, hasta, entradas, minutos, importeCentimos: importeCentimos ?? null }),
    draft: `facturar.${proyecto.id}`,
    notice: t('informe-proyectos.facturar.marcado'),
    sending: { refreshOnError: true },
    onSaved: onClose,
  });
  return (
    <Aside title={proyecto.nombre} note={cliente} onClose={onClose}>
      <Facts
        items={[
          [
            t('informe-proyectos.facturar.hasta'),
            `${words.day(hasta)}, ${t('informe-proyectos.facturar.desde', { dia: words.day(desde) })}`,
          ],
          [t('informe-proyectos.horas'), `${words.hours(minutos)} · ${t('informe-proyectos.facturar.entradas', { count: entradas })}`],
          ...(importeCentimos === undefined ? [] : [[t('informe-proyectos.precio'), words.format.money(importeCentimos, 'EUR')] as const]),
          ...(sinPrecioMinutos === 0
            ? []
            : [['', t('informe-proyectos.facturar.sin-precio', { horas: words.hours(sinPrecioMinutos) })] as const]),
        ]}
      />
      <Form of={form} save={t('informe-proyectos.facturar.marcar')}>
        <TextField
          of={form}
          name="referencia"
          label={t('informe-proyectos.facturar.referencia')}
          description={t('informe-proyectos.facturar.nota')}
        />
      </Form>
    </Aside>
  );
}
