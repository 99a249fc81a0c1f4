import { tarifas } from '@jornada/contract/tarifas.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import type { TarifaConFin } from '../model/spans.ts';
import { useRateWords } from '../use-rate-words.ts';
import { RateForm } from './rate-form.tsx';

/** One rate, to correct and to take away. */
export function OneRate({ rate, onClose }: { rate: TarifaConFin; onClose: () => void }) {
  const { t, who, note, day } = useRateWords();
  const { notices } = useWebServices();
  const reload = useRefresh(tarifas.listado);
  const remove = useSend(tarifas.quitar, {
    onSuccess: () => {
      notices.show(t('gestion.guardado'));
      onClose();
    },
  });
  return (
    <Aside title={who(rate)} note={note(rate)} onClose={onClose}>
      <Hint>{t('tarifas.cambia-desde', { dia: day(rate.desde) })}</Hint>
      <RateForm key={rate.version} rate={rate} />
      <Section title={t('tarifas.quitar')} note={t('tarifas.quitar-nota')}>
        <Ask
          opener={t('tarifas.quitar')}
          question={t('tarifas.quitar-pregunta')}
          yes={t('tarifas.quitar')}
          isBad
          isBusy={remove.isPending}
          error={remove.error}
          onReload={reload}
          onYes={() => remove.mutate({ id: rate.id, version: rate.version })}
          onNo={remove.reset}
        />
      </Section>
    </Aside>
  );
}
