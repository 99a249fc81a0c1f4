package app.jornada;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
