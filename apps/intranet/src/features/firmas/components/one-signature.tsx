import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { entradaRespuestaFirma, firmas } from '@jornada/contract/firmas/calls.ts';
import type { FirmaListada } from '@jornada/contract/firmas/vistas.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { CountedField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { MesElegido } from '../model.ts';

/** What was said about one person's month, and the answer to what is wrong with it. */
export function OneSignature({ of, ano, mes, onClose }: MesElegido & { of: FirmaListada; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = `${ano}-${String(mes).padStart(2, '0')}`;
  const query = useRead(firmas.una, { ano, mes, persona: of.persona.id });
  return (
    <Aside title={of.persona.nombre} note={format.capitalize(format.month(mes, ano))} onClose={onClose}>
      <Section title={t('firmas.historia')}>
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('firmas.gestion.sin-actos')}</p>
            ) : (
              <Rows padded>
                {items.map(({ accion, momento, autor, metodo, aparato, texto, dias, huella }) => (
                  <li key={`${accion} ${momento}`}>
                    {t(`firmas.actos.${accion}`, { quien: autor })}
                    <small>
                      {format.date(format.dayOf(momento), 'numeric')}, {format.hour(momento)}
                    </small>
                    {metodo && <small>{[t(`firmas.gestion.metodos.${metodo}`), aparato].filter(Boolean).join(' · ')}</small>}
                    {dias.length > 0 && (
                      <small>{t('firmas.gestion.dias', { dias: format.list(dias.map((fecha) => format.date(fecha, 'day'))) })}</small>
                    )}
                    {accion !== 'firma' && <small>{t('correcciones.cita', { texto })}</small>}
                    {accion === 'firma' && (
                      <small style={{ overflowWrap: 'anywhere' }}>
                        {t('firmas.huella')}: {huella}
                      </small>
                    )}
                  </li>
                ))}
              </Rows>
            )
          }
        </Loaded>
      </Section>
      {of.dias.map((fecha) => (
        <Way key={fecha} renderRoot={(props) => <Link {...props} to="/mes" search={{ mes: month, ver: of.persona.id, dia: fecha }} />}>
          {t('firmas.gestion.ver-dia', { dia: format.date(fecha, 'weekdayDay') })}
        </Way>
      ))}
      <Way renderRoot={(props) => <Link {...props} to="/mes" search={{ mes: month, ver: of.persona.id }} />}>
        {t('firmas.gestion.ver-horas', { mes: format.month(mes, ano) })}
      </Way>
      {of.estado === 'objetado' && <AnswerForm persona={of.persona.id} ano={ano} mes={mes} />}
    </Aside>
  );
}

/** Answers what a person finds wrong with their month. */
function AnswerForm({ persona, ano, mes }: MesElegido & { persona: number }) {
  const { t } = useTranslation();
  const form = useContractForm(firmas.responder, {
    schema: entradaRespuestaFirma,
    initial: { texto: '' },
    input: ({ texto }) => ({ persona, ano, mes, texto }),
    draft: `firmas.respuesta.${persona}.${ano}.${mes}`,
    notice: t('firmas.gestion.respondido'),
  });
  return (
    <Section title={t('firmas.gestion.responder')}>
      <Form of={form} save={t('firmas.gestion.responder')}>
        <CountedField
          of={form}
          name="texto"
          label={t('firmas.gestion.respuesta')}
          count={({ escritos, max }) => t('correcciones.cuenta', { usados: escritos, max })}
        />
      </Form>
    </Section>
  );
}
