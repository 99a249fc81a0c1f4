import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Portal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { personas } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { HojaDeAcceso } from '@jornada/contract/personas/hojas.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createFormat } from '@jornada/i18n';
import { fetchTexts } from '@jornada/i18n/texts.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter } from '@jornada/ui/icons.ts';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { ProblemBox } from '@jornada/web/form/problem.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { printPage } from '@jornada/web/native/print.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { reachOfAddress } from '../../../shared/local-address.ts';
import classes from '../sheets.module.css';

type Made = SalidaDe<typeof personas.hacerHojas>;
const LAYOUTS = ['una', 'seis'] as const;
type Layout = (typeof LAYOUTS)[number];

/** The sheets, each in the language of the person who gets it. */
export function SheetsReady({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const texts = useTextsIn(made.hojas.map(({ idioma }) => idioma));
  return <Loaded query={texts}>{() => <Sheets made={made} onAnother={onAnother} />}</Loaded>;
}

/** The sheets as they are printed, one or six on a page. The paper has nothing else of the screen. */
function Sheets({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const { t } = useTranslation();
  const [layout, setLayout] = useState<Layout>(made.hojas.length > 1 ? 'seis' : 'una');
  const { hojas, dias, empresa } = made;
  const reach = hojas[0] ? reachOfAddress(hojas[0].url) : null;
  const sheets = hojas.map((hoja) => <Sheet key={hoja.id} hoja={hoja} empresa={empresa} />);
  return (
    <div className={classes.ready}>
      <Stack gap="md" className={classes.bar}>
        <h2>{t('personas.hojas.listas', { count: hojas.length })}</h2>
        <Text c="dimmed">{t('personas.hojas.cuidado', { dias })}</Text>
        {reach && <ProblemBox>{t(`personas.hojas.local.${reach}`, { direccion: new URL(hojas[0]?.url ?? '').host })}</ProblemBox>}
        <Group gap="sm" align="end">
          <SegmentChoice
            aria-label={t('personas.hojas.por-pagina')}
            value={layout}
            options={LAYOUTS.map((value) => ({ value, label: t(`personas.hojas.${value}`) }))}
            onChoose={setLayout}
          />
          <Button leftSection={<Glyph of={IconPrinter} />} disabled={hojas.length === 0} onClick={printPage}>
            {t('personas.hojas.imprimir')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('personas.hojas.otras')}
          </Button>
        </Group>
        <Hint>{t('personas.hojas.una-vez')}</Hint>
      </Stack>
      <div className={classes.sheets} data-layout={layout}>
        {sheets}
      </div>
      <Portal>
        <div className={classes.paper} data-layout={layout} aria-hidden>
          {sheets}
        </div>
      </Portal>
    </div>
  );
}

/** Where the code is typed, as one types an address. */
function typedAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol === 'https:' ? '' : `${protocol}//`}${host}${pathname}`;
}

function Sheet({ hoja: { nombre, usuario, idioma, url, codigo, caduca }, empresa }: { hoja: HojaDeAcceso; empresa: string }) {
  const { i18n } = useTranslation();
  const { zone } = useFormat();
  const t = i18n.getFixedT(idioma);
  const format = createFormat({ lang: idioma, zone });
  return (
    <article className={classes.sheet} aria-label={nombre} lang={idioma}>
      <small>{empresa}</small>
      <h3>{t('personas.hojas.papel.hola', { nombre })}</h3>
      <p>{t('personas.hojas.papel.entra')}</p>
      <div className={classes.steps}>
        <QrCode text={url} label={t('personas.hojas.papel.qr', { nombre })} />
        <ol>
          <li>{t('personas.hojas.papel.uno', { direccion: typedAddress(url) })}</li>
          <li>{t('personas.hojas.papel.dos')}</li>
          <li>{t('personas.hojas.papel.tres')}</li>
        </ol>
      </div>
      <p className={classes.user}>
        {t('personas.hojas.papel.usuario')}: <strong>{usuario}</strong>
      </p>
      <p className={classes.user}>
        {t('personas.hojas.papel.codigo')}: <strong className={classes.code}>{codigo}</strong>
      </p>
      <small>{t('personas.hojas.papel.hasta', { dia: format.date(format.dayOf(caduca), 'numeric') })}</small>
    </article>
  );
}

const BUNDLE = 'translation';

/** Loads the texts of these languages beside those of the screen, for what others will read on paper. */
function useTextsIn(langs: readonly Idioma[]) {
  const { i18n } = useTranslation();
  const { version } = useWebServices();
  const missing = [...new Set(langs)].toSorted();
  return useQuery({
    queryKey: ['textos', version, ...missing],
    queryFn: async () => {
      for (const lang of missing)
        if (!i18n.hasResourceBundle(lang, BUNDLE)) i18n.addResourceBundle(lang, BUNDLE, await fetchTexts(lang, { version }));
      return missing;
    },
  });
}
